import type { Bank } from '../../../bank/bank.ts'
import type { AuthorizationGrantRow } from '../../../db/tables/authorization/authorization.ts'
import type { ConsentRow } from '../../../db/tables/authorization/consents.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { endSubscription } from './subscriptions.ts'

/** From now on no movement is reported to these of an application's own subscriptions. */
async function endSubscriptions(
  bank: Bank,
  applicationId: string,
  isOver: (subscription: SubscriptionRow) => boolean,
  how: Pick<SubscriptionRow, 'endedWithConsent'> = {},
): Promise<void> {
  const where = (row: SubscriptionRow) => row.applicationId === applicationId && row.endedAt === null && isOver(row)
  for (const { id } of bank.tables.webhookSubscriptions.list({ where })) await endSubscription(bank, id, how)
}

export const endSubscriptionsOf = (bank: Bank, applicationId: string): Promise<void> =>
  endSubscriptions(bank, applicationId, () => true)

/** Of a consent that ends: its code may never have been exchanged, or the grant have gone with its last token. */
export async function endSubscriptionsOfConsent(
  bank: Bank,
  { applicationId, customerNumber, lifecycle }: ConsentRow,
): Promise<void> {
  const application = bank.tables.applications.get(applicationId ?? '')
  if (!application || customerNumber === null || lifecycle.value === 'valid') return
  await endSubscriptionsWithoutConsent(bank, {
    applicationId: application.id,
    clientId: application.oauthClientId,
    customerNumber,
  })
}

/**
 * Ends the subscriptions of a customer that nothing else allows the application: a grant that is not ended, has a refresh
 * token, the scopes, and the accounts; or a consent with these whose code is not exchanged yet.
 */
export async function endSubscriptionsWithoutConsent(
  bank: Bank,
  {
    applicationId,
    clientId,
    customerNumber,
  }: Pick<AuthorizationGrantRow, 'applicationId' | 'clientId' | 'customerNumber'>,
): Promise<void> {
  const { tables, clock } = bank
  const now = clock.now()
  const others = tables.authorizationGrants
    .list({ where: (grant) => grant.applicationId === applicationId && grant.customerNumber === customerNumber })
    .filter((grant) => grant.clientId === clientId && grant.endedAt === null && grant.scopes.includes('webhooks'))
    .filter(({ id }) => tables.refreshTokens.listBy('grantId', id).some(({ expiresAt }) => now < expiresAt))
  const unexchanged = tables.consents
    .listBy('customerNumber', String(customerNumber))
    .filter((consent) => consent.applicationId === applicationId && consent.lifecycle.value === 'valid')
    .filter(({ grantId, scopes }) => grantId === null && scopes.includes('webhooks'))
  const allowing = [...others, ...unexchanged]
  await endSubscriptions(
    bank,
    applicationId,
    (row) =>
      row.customerNumber === customerNumber &&
      !allowing.some(
        ({ accounts, scopes }) =>
          row.accountNumbers.every((number) => accounts?.includes(number) ?? true) &&
          (row.scopes ?? []).every((scope) => scopes.includes(scope)),
      ),
    { endedWithConsent: true },
  )
}
