import type { Account } from '../db/accounts.ts'
import type { ApplicationRow } from '../db/applications.ts'
import { Refusal } from '../refusal.ts'
import type { Bank } from './bank.ts'

export const applicationsOf = ({ tables }: Bank, { id }: Account): ApplicationRow[] =>
  tables.applications.list({ where: ({ accountId }) => accountId === id })

/** @throws Refusal (404) when there is none of this id, or it is somebody else's. */
export function applicationOf({ tables }: Bank, account: Account, id: string): ApplicationRow {
  const found = tables.applications.get(id)
  if (found?.accountId !== account.id) throw new Refusal(404, 'There is no such application')
  return found
}
