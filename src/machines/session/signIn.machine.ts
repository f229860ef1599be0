import { assign, emit, setup } from 'xstate'
import type { Problem } from '../../rules/problem.ts'
import type { Address } from '../../rules/routes/address.ts'
import type { Secret } from '../../rules/security/secret.ts'
import { defaultReturnPath, returnPath } from '../../rules/session/returnPath.ts'
import { signInFailure } from '../../rules/session/signInFailure.ts'
import type { Credentials } from '../../rules/session/signInForm.ts'
import {
  type CaptchaEmit,
  type CaptchaEvent,
  type CaptchaFormContext,
  captchaActions,
  captchaForm,
  captchaGuards,
} from '../captchaForm.ts'
import { ofProblem, withProblem } from '../failure.ts'
import { unprovided, unprovidedCallback, withOutput } from '../port.ts'

interface SignInContext extends CaptchaFormContext {
  destination: Address
  username: string
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
    emitted:
      | CaptchaEmit
      | { type: 'navigate'; to: Address; replace: true }
      | { type: 'draft.changed'; username: string }
    tags: 'busy' | 'mutating' | 'failed' | 'editable'
  },
  actors: {
    /** Who is likely to sign in, and the place that the emailed link of theirs was asked for from. */
    loadHint: unprovided<{ username: string; from: string | null }>('loadHint'),
    signIn: unprovided<void, { form: Secret<Credentials>; recaptchaResponse: string }>('signIn'),
    watchSession: unprovidedCallback<{ type: 'session.started' }>('watchSession'),
  },
  guards: {
    ...captchaGuards,
    isDisabled: (_, problem: Problem) => signInFailure(problem) === 'disabled',
    isRefused: (_, problem: Problem) => signInFailure(problem) === 'refused',
    isServerError: (_, problem: Problem) => signInFailure(problem) === 'serverError',
  },
  actions: {
    setHint: assign(({ context: { destination } }, { username, from }: { username: string; from: string | null }) => ({
      username,
      destination: destination === defaultReturnPath ? (returnPath(from) ?? destination) : destination,
    })),
    ...captchaActions<SignInContext, SignInEvent>(),
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
    destination: returnPath(input.from) ?? defaultReturnPath,
    username: '',
    ...captchaForm.context,
  }),
  initial: 'form',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: captchaForm.on,
  states: {
    form: {
      tags: 'editable',
      initial: 'pristine',
      on: {
        'draft.change': { actions: 'emitDraft' },
        'signIn.submit': captchaForm.submit('submitting'),
        'session.started': { target: 'signedIn', actions: 'emitNavigate' },
      },
      states: {
        pristine: {
          invoke: {
            id: 'loadHint',
            src: 'loadHint',
            onDone: { actions: withOutput('setHint') },
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
      ...captchaForm.sending,
      /** Before the answer comes, also of a refused one: another tab may have signed in meanwhile. */
      on: { 'session.started': { target: 'signedIn', actions: ['emitDraft', 'emitNavigate'] } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context, event }) => {
          if (event.type !== 'signIn.submit') throw new Error(`submitting was entered by ${event.type}`)
          return { form: event.form, recaptchaResponse: context.recaptchaResponse ?? '' }
        },
        onDone: { target: 'signedIn', actions: ['emitDraft', 'emitNavigate'] },
        onError: [
          { guard: ofProblem('isDisabled'), target: 'form.disabled', actions: withProblem('setProblem') },
          { guard: ofProblem('isRefused'), target: 'form.refused', actions: withProblem('setProblem') },
          { guard: ofProblem('isServerError'), target: 'form.serverError', actions: withProblem('setProblem') },
          { target: 'form.noResponse', actions: withProblem('setProblem') },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
})
