import { settings } from '../../src/rules/sandbox/settings.ts'
import { settingsOf } from '../bank/bank.ts'
import { systemId } from '../db/tables/system.ts'
import { checkKnown, readJson } from '../http/readRequest.ts'
import type { ControlCalls } from '../kernel/calls/controlCall.ts'

export const settingsControlCalls: ControlCalls = {
  'GET /settings': {
    summary: 'Shows the lifetimes and rules.',
    resolve: async ({ bank }) => settingsOf(bank),
  },
  'PUT /settings': {
    summary: 'Changes lifetimes and rules.',
    bodies: [{ rateLimit: 'off' }, { otpCode: 'sent', expiresIn: 60 }],
    async resolve({ bank, request }) {
      const changed = checkKnown({ ...settingsOf(bank), ...(await readJson(request)) }, settings)
      await bank.tables.system.update(systemId, { settings: changed })
      return settingsOf(bank)
    },
  },
}
