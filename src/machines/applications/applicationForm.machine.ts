import { withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { key } from './applicationForm.key.ts'
import { form, searchOf } from './applicationForm.saving.ts'
import { secret } from './applicationForm.secret.ts'
import { applicationFormSetup } from './applicationForm.setup.ts'

/**
 * New Application and Edit Application (001 sections 2 and 4). What is typed stays in the view, so no failure loses
 * it; the private key is held for `privateKeyDisplay` and then forgotten.
 */
export const applicationFormMachine = applicationFormSetup.createMachine({
  id: 'applicationForm',
  context: ({ input }) => ({
    mode: input.mode,
    appId: input.mode === 'new' ? null : input.appId,
    application: null,
    tokens: null,
    submitted: null,
    attempt: input.mode === 'new' ? (input.attempt ?? null) : null,
    isAttemptEarlier: input.mode === 'new' && input.attempt !== undefined,
    theirs: null,
    privateKey: null,
    problem: null,
    keyProblem: null,
  }),
  initial: 'initializing',
  invoke: { id: 'watchChanges', src: 'watchChanges' },
  states: {
    initializing: {
      always: [{ guard: 'hasAttempt', target: 'resuming' }, { guard: 'isNew', target: 'ready' }, { target: 'loading' }],
    },
    /** The page was reloaded while a new application was being saved. */
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context }) => searchOf(context.attempt),
        onDone: [{ guard: ofOutput('isFound'), target: 'resumed' }, { target: 'ready' }],
        onError: { target: '#applicationForm.ready.form.editing.outcomeUnknown', actions: withProblem('setProblem') },
      },
    },
    resumed: { entry: ['emitSaved', 'clearForm', 'emitChanged', 'redirectToList'] },
    loading: {
      tags: 'busy',
      entry: 'clearProblem',
      on: { 'applications.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          { guard: ofOutput('isFound'), target: 'ready', actions: withOutput('setApplication') },
          { target: 'notFound' },
        ],
        onError: { target: 'unavailable', actions: withProblem('setProblem') },
      },
    },
    notFound: { entry: ['emitNotFound', 'redirectToList'] },
    unavailable: { tags: 'failed', on: { 'application.reload': 'loading' } },
    ready: {
      type: 'parallel',
      states: { form, key, secret },
    },
  },
})
