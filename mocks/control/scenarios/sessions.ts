import type { Bank } from '../../bank/bank.ts'
import type { TokenRow } from '../../db/tables/portal/developerAccounts.ts'

/** Numbers of which the tokens are made: the next ones must be others than those that are kept. */
const counterNames = ['grant', 'access', 'refresh']

/** Who is signed in to the portal stays signed in over this reset, as far as the account is still there. */
export async function keepSessions(bank: Bank, resetBank: () => Promise<void>): Promise<void> {
  const { tables } = bank
  const [grants, tokens] = [tables.grants.list(), tables.tokens.list()]
  const counters = counterNames.flatMap((name) => tables.counters.get(name) ?? [])
  await resetBank()
  for (const counter of counters) await tables.counters.put(counter)
  for (const grant of grants) if (tables.accounts.get(grant.accountId)) await tables.grants.insert(grant)
  for (const token of tokens) if (tables.grants.get(token.grantId)) await tables.tokens.insert(token)
}

/** The access token of the portal that expires last and can still be renewed; undefined when nobody is signed in. */
export const newestToken = ({ tables, clock }: Bank): TokenRow | undefined =>
  tables.tokens
    .list({ where: ({ successor, refreshExpiresAt }) => successor === null && clock.now() < refreshExpiresAt })
    .filter(({ grantId }) => tables.grants.get(grantId)?.endedAt === null)
    .sort((one, other) => other.expiresAt - one.expiresAt)[0]
