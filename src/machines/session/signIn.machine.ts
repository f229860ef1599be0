import { assign, emit, setup } from 'xstate'
import type { Handle } from '../../rules/handle.ts'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { afterSignIn, returnPath } from '../../rules/protectedRoutes.ts'
import { type SignInFailure, signInFailure } from '../../rules/session.ts'
import type { Credentials } from '../../rules/signIn.ts'
import {
  type CaptchaAnswer,
  type CaptchaEmit,
  type CaptchaEvent,
  captchaActions,
  captchaGuards,
  captchaTransitions,
  unsolved,
} from '../captchaForm.ts'
import { unprovided, unprovidedCallback } from '../port.ts'

interface Failure {
  error: unknown
}

const failureOf = ({ error }: Failure): SignInFailure => signInFailure(toProblem(error))

interface SignInContext extends CaptchaAnswer {
  destination: string
  username: string
  problem: Problem | null
}

type SignInEvent =
  | CaptchaEvent
  | { type: 'draft.change'; username: string }
  | { type: 'signIn.submit'; form: Handle<Credentials> }
  | { type: 'session.begun' }

/**
 * The sign-in form (000 sections 2, 8). `from` is the place asked for, as it stands in the address. The four kinds of
 * failure keep what was typed and ask for a new captcha; only the username is kept as a draft.
 */
export const signInMachine = setup({
  types: {} as {
    input: { from: string | null }
    context: SignInContext
    events: SignInEvent
    emitted: CaptchaEmit | { type: 'navigate'; to: string; replace: true } | { type: 'draftChanged'; username: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    recallDraft: unprovided<string>('recallDraft'),
    signIn: unprovided<void, { form: Handle<Credentials>; recaptchaResponse: string }>('signIn'),
    awaitSession: unprovidedCallback<{ type: 'session.begun' }>('awaitSession'),
  },
  guards: {
    ...captchaGuards,
    isDisabled: (_, failure: Failure) => failureOf(failure) === 'disabled',
    isRefused: (_, failure: Failure) => failureOf(failure) === 'refused',
    isBroken: (_, failure: Failure) => failureOf(failure) === 'broken',
  },
  actions: {
    keepUsername: assign({ username: (_, username: string) => username }),
    ...captchaActions<SignInContext, SignInEvent>(),
    keepProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    forgetProblem: assign({ problem: null }),
    tellDraft: emit(({ event }) => ({
      type: 'draftChanged' as const,
      username: event.type === 'draft.change' ? event.username : '',
    })),
    /** In the place of the form, so that Back leads to the page before the one that asked for the sign-in. */
    proceed: emit(({ context }) => ({ type: 'navigate' as const, to: context.destination, replace: true as const })),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    destination: returnPath(input.from) ?? afterSignIn,
    username: '',
    ...unsolved,
    problem: null,
  }),
  initial: 'form',
  invoke: { id: 'awaitSession', src: 'awaitSession' },
  on: captchaTransitions,
  states: {
    form: {
      tags: 'editable',
      initial: 'untried',
      on: {
        'draft.change': { actions: 'tellDraft' },
        'signIn.submit': [
          { guard: 'captchaSolved', target: 'submitting', actions: 'forgetProblem' },
          { actions: ['checkCaptcha', 'focusCaptcha'] },
        ],
        'session.begun': { target: 'signedIn', actions: 'proceed' },
      },
      states: {
        untried: {
          invoke: {
            id: 'recallDraft',
            src: 'recallDraft',
            onDone: { actions: { type: 'keepUsername', params: ({ event }) => event.output } },
            onError: {},
          },
        },
        disabled: { tags: 'failed' },
        refused: { tags: 'failed' },
        broken: { tags: 'failed' },
        unanswered: { tags: 'failed' },
      },
    },
    submitting: {
      tags: ['busy', 'mutating'],
      exit: ['clearCaptcha', 'resetCaptcha'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context, event }) => {
          if (event.type !== 'signIn.submit') throw new Error(`submitting was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'signedIn', actions: ['tellDraft', 'proceed'] },
        onError: [
          {
            guard: { type: 'isDisabled', params: ({ event }) => ({ error: event.error }) },
            target: 'form.disabled',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'form.refused',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isBroken', params: ({ event }) => ({ error: event.error }) },
            target: 'form.broken',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.unanswered',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
})
