import { settingsOf } from '../bank/bank.ts'
import { clockStateOf } from '../bank/clockState.ts'
import type { ControlCalls } from '../kernel/calls/controlCall.ts'
import { faultTableOf } from './faults.ts'

export const stateControlCalls: ControlCalls = {
  'GET /state': {
    summary: 'Shows the seed, the clock, the settings, the faults, the rows of each table and the accounts.',
    resolve: async ({ bank, seed }) => ({
      seed,
      clock: clockStateOf(bank),
      settings: settingsOf(bank),
      faults: faultTableOf(bank),
      rows: Object.fromEntries(Object.entries(bank.tables).map(([name, table]) => [name, table.count()])),
      accounts: bank.tables.accounts
        .list()
        .map(({ id, eMailAddress, lifecycle }) => ({ id, eMailAddress, value: lifecycle.value })),
    }),
  },
}
