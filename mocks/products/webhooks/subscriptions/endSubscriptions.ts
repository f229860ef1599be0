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
  await endSubscriptionsWithoutConsent(bank, { applicationId: application.id, customerNumber })
}

/**
 * Ends the subscriptions of a customer that nothing else allows the application: a valid consent with the scopes and the
 * accounts, whatever became of its tokens, or a sign-in with these that is not ended and has a refresh token.
 */
export async function endSubscriptionsWithoutConsent(
  bank: Bank,
  { applicationId, customerNumber }: Pick<AuthorizationGrantRow, 'applicationId' | 'customerNumber'>,
): Promise<void> {
  const { tables, clock } = bank
  const now = clock.now()
  const application = tables.applications.get(applicationId)
  const signIns = tables.authorizationGrants
    .list({ where: (grant) => grant.applicationId === applicationId && grant.customerNumber === customerNumber })
    .filter(({ clientId, endedAt }) => clientId === application?.oauthClientId && endedAt === null)
    .filter(({ id }) => tables.refreshTokens.listBy('grantId', id).some(({ expiresAt }) => now < expiresAt))
  const consents = tables.consents
    .listBy('customerNumber', String(customerNumber))
    .filter((consent) => consent.applicationId === applicationId && consent.lifecycle.value === 'valid')
  const allowing = [...signIns, ...consents].filter(({ scopes }) => scopes.includes('webhooks'))
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
