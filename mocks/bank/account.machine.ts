import { assign, setup } from 'xstate'

/** This many bad passwords in a row disable an account. */
export const signInsBeforeDisabled = 5

/** A developer's account from its registration on: used as a pure function, its state is a row's field. */
export const accountMachine = setup({
  types: {
    context: {} as { failedSignIns: number },
    events: {} as
      | { type: 'activation.confirmed' }
      | { type: 'signIn.succeeded' }
      | { type: 'signIn.failed' }
      | { type: 'password.renewed' },
  },
  guards: {
    isLastTry: ({ context }) => context.failedSignIns + 1 >= signInsBeforeDisabled,
  },
  actions: {
    countFailure: assign({ failedSignIns: ({ context }) => context.failedSignIns + 1 }),
    forgetFailures: assign({ failedSignIns: 0 }),
  },
}).createMachine({
  id: 'account',
  context: { failedSignIns: 0 },
  initial: 'registered',
  states: {
    registered: {
      on: { 'activation.confirmed': 'active' },
    },
    active: {
      on: {
        'signIn.succeeded': { actions: 'forgetFailures' },
        'signIn.failed': [
          { guard: 'isLastTry', target: 'disabled', actions: 'countFailure' },
          { actions: 'countFailure' },
        ],
        'password.renewed': { actions: 'forgetFailures' },
      },
    },
    disabled: {
      on: { 'password.renewed': { target: 'active', actions: 'forgetFailures' } },
    },
  },
})
