import { applicationFormSetup } from './applicationForm.setup.ts'
import { key, secret } from './keys.ts'
import { form } from './saving.ts'

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
    saving: null,
    known: null,
    privateKey: null,
    problem: null,
    keyProblem: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        input: ({ context }) => ({ appId: context.appId ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ application: event.output }) },
            target: 'ready',
            actions: { type: 'keepApplication', params: ({ event }) => ({ application: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    absent: { entry: 'giveWayToList' },
    unavailable: { tags: 'failed', on: { 'application.reload': 'loading' } },
    ready: { type: 'parallel', states: { form, key, secret } },
  },
})
