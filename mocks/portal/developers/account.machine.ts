import { setup } from 'xstate'

/** A developer's account from its registration on: used as a pure function, its state is a row's field. */
export const accountMachine = setup({
  types: {
    events: {} as { type: 'activation.confirmed' } | { type: 'account.disabled' } | { type: 'password.renewed' },
  },
}).createMachine({
  id: 'account',
  initial: 'registered',
  states: {
    registered: {
      on: { 'activation.confirmed': 'active' },
    },
    active: {
      on: { 'account.disabled': 'disabled' },
    },
    disabled: {
      on: { 'password.renewed': 'active' },
    },
  },
})
