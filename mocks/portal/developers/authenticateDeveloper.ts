import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import type { Call } from '../../kernel/calls/operation.ts'
import { authenticate } from './tokens.ts'

/** The developer who makes the call, as the subject of its event. @throws ApiError (401) */
export function authenticateDeveloper({ bank, request, setSubject }: Call): DeveloperAccount {
  const account = authenticate(bank, request)
  setSubject(account.id)
  return account
}
