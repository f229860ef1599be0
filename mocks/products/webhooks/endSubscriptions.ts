import type { Bank } from '../../bank/bank.ts'
import type { AuthorizationGrantRow } from '../../db/tables/authorization.ts'
import type { SubscriptionRow } from '../../db/tables/webhooks.ts'
import { endSubscription } from './subscriptions.ts'

/** From now on no movement is reported to these of an application's own subscriptions. */
async function endSubscriptions(
  bank: Bank,
  applicationId: string,
  isOver: (subscription: SubscriptionRow) => boolean,
): Promise<void> {
  const where = (row: SubscriptionRow) => row.applicationId === applicationId && row.endedAt === null && isOver(row)
  for (const { id } of bank.tables.webhookSubscriptions.list({ where })) await endSubscription(bank, id)
}

export const endSubscriptionsOf = (bank: Bank, applicationId: string): Promise<void> =>
  endSubscriptions(bank, applicationId, () => true)

/**
 * Ends the subscriptions of a customer that no other consent to the application allows: one that is not ended, has a refresh
 * token, the scopes, and the accounts.
 */
export async function endSubscriptionsWithoutConsent(
  bank: Bank,
  { applicationId, clientId, customerNumber }: AuthorizationGrantRow,
): Promise<void> {
  const { tables, clock } = bank
  const now = clock.now()
  const others = tables.authorizationGrants
    .list({ where: (grant) => grant.applicationId === applicationId && grant.customerNumber === customerNumber })
    .filter((grant) => grant.clientId === clientId && grant.endedAt === null && grant.scopes.includes('webhooks'))
    .filter(({ id }) => tables.refreshTokens.listBy('grantId', id).some(({ expiresAt }) => now < expiresAt))
  await endSubscriptions(
    bank,
    applicationId,
    (row) =>
      row.customerNumber === customerNumber &&
      !others.some(
        ({ accounts, scopes }) =>
          row.accountNumbers.every((number) => accounts?.includes(number) ?? true) &&
          (row.scopes ?? []).every((scope) => scopes.includes(scope)),
      ),
  )
}
