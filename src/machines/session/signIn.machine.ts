import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '../../rules/problem.ts'
import { afterSignIn, returnPath } from '../../rules/protectedRoutes.ts'
import type { Secret } from '../../rules/secret.ts'
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
  | { type: 'signIn.submit'; form: Secret<Credentials> }
  | { type: 'session.started' }

/**
 * The sign-in form (000 sections 2, 8). `from` is the place asked for, as it stands in the address. The four kinds of
 * failure keep what was typed and ask for a new captcha; only the username is kept as a draft.
 */
export const signInMachine = setup({
  types: {} as {
    input: { from: string | null }
    context: SignInContext
    events: SignInEvent
    emitted: CaptchaEmit | { type: 'navigate'; to: string; replace: true } | { type: 'draft.changed'; username: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    loadDraft: unprovided<string>('loadDraft'),
    signIn: unprovided<void, { form: Secret<Credentials>; recaptchaResponse: string }>('signIn'),
    watchSession: unprovidedCallback<{ type: 'session.started' }>('watchSession'),
  },
  guards: {
    ...captchaGuards,
    isDisabled: (_, failure: Failure) => failureOf(failure) === 'disabled',
    isRefused: (_, failure: Failure) => failureOf(failure) === 'refused',
    isServerError: (_, failure: Failure) => failureOf(failure) === 'serverError',
  },
  actions: {
    setUsername: assign({ username: (_, username: string) => username }),
    ...captchaActions<SignInContext, SignInEvent>(),
    setProblem: assign({ problem: (_, { error }: Failure) => toProblem(error) }),
    clearProblem: assign({ problem: null }),
    emitDraft: emit(({ event }) => ({
      type: 'draft.changed' as const,
      username: event.type === 'draft.change' ? event.username : '',
    })),
    /** In the place of the form, so that Back leads to the page before the one that asked for the sign-in. */
    emitNavigate: emit(({ context }) => ({
      type: 'navigate' as const,
      to: context.destination,
      replace: true as const,
    })),
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
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: captchaTransitions,
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      on: {
        'draft.change': { actions: 'emitDraft' },
        'signIn.submit': [
          { guard: 'captchaSolved', target: 'submitting', actions: 'clearProblem' },
          { actions: ['validateCaptcha', 'focusCaptcha'] },
        ],
        'session.started': { target: 'signedIn', actions: 'emitNavigate' },
      },
      states: {
        pristine: {
          invoke: {
            id: 'loadDraft',
            src: 'loadDraft',
            onDone: { actions: { type: 'setUsername', params: ({ event }) => event.output } },
            onError: {},
          },
        },
        disabled: { tags: 'failed' },
        refused: { tags: 'failed' },
        serverError: { tags: 'failed' },
        noResponse: { tags: 'failed' },
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
        onDone: { target: 'signedIn', actions: ['emitDraft', 'emitNavigate'] },
        onError: [
          {
            guard: { type: 'isDisabled', params: ({ event }) => ({ error: event.error }) },
            target: 'form.disabled',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'form.refused',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isServerError', params: ({ event }) => ({ error: event.error }) },
            target: 'form.serverError',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form.noResponse',
            actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
})
