import { version } from '../../../package.json'
import type { Bank } from '../../bank/bank.ts'
import { json } from '../../http/responses.ts'
import type { Page } from '../../kernel/calls/page.ts'

/** In ISO 8601. */
export const timeOf = ({ clock }: Bank): string => new Date(clock.now()).toISOString()

export const healthPage: Page = {
  path: '/health',
  respond: async ({ bank }) => json({ status: 'ok', version, clock: timeOf(bank) }),
}
