import type { Bank } from '../../bank/bank.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import type { TokenForm } from './tokenForm.ts'

/** One request at the token endpoint, of a client that has authenticated itself. */
export interface TokenRequest {
  bank: Bank
  application: ApplicationRow
  form: TokenForm
  /** The `sign` header. */
  signature: string | null
  /** Whom the token is for, as the event log records it. */
  setSubject(customerNumber: string): void
}
