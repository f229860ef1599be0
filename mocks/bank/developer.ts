import type { Account } from '../db/accounts.ts'
import type { Call } from '../operation.ts'
import { authenticate } from './tokens.ts'

/** The developer who makes the call, remembered by the event log. @throws Refusal (401) */
export function developerOf({ bank, request, concerns }: Call): Account {
  const account = authenticate(bank, request)
  concerns(account.id)
  return account
}
