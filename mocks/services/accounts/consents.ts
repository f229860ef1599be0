import { isOpen, transitionConsent } from '../../authorization/consents/consents.ts'
import { momentOf } from '../../bank/dates.ts'
import { notFound } from '../../bank/serviceError.ts'
import { type ConsentRow, consentStatus } from '../../db/tables/authorization/consents.ts'
import { type ServiceCall, service } from '../pipeline/service.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sortedBy } from '../shared/sort.ts'

const shown = (consent: ConsentRow) => {
  const { id, lifecycle, customerNumber, scopes, accounts, duration, receivedAt, givenAt, expiresAt, changedAt } =
    consent
  return {
    consentId: id,
    status: consentStatus(consent),
    statusReason: lifecycle.endReason,
    customerNumber,
    scopes,
    accountNumbers: accounts,
    durationDays: duration,
    receivedAt: momentOf(receivedAt),
    validUntil: givenAt === null ? null : momentOf(expiresAt),
    changedAt: momentOf(changedAt),
  }
}

type Caller = Pick<ServiceCall<'consents/consent-list'>, 'bank' | 'application'>

const isSeenBy = ({ applicationId }: ConsentRow, { application }: Caller): boolean =>
  applicationId === null || applicationId === application.id

/** @throws ServiceError (404) for another application's, too */
function ownConsent(caller: Caller, consentId: string): ConsentRow {
  const found = caller.bank.tables.consents.get(consentId)
  if (found && isSeenBy(found, caller)) return found
  throw notFound(`Your application has no consent ${consentId}: use one of the list.`)
}

export const consentsServices = [
  service('consents/consent-list', { owned: { customerNumber: 'anyone' } }, async (call) => {
    const { status, customerNumber, sort } = call.query
    const found = call.bank.tables.consents
      .list({ where: (consent) => isSeenBy(consent, call) })
      .filter((consent) => status === undefined || consentStatus(consent) === status)
      .filter(matching({ customerNumber }))
    const oldestFirst = sortedBy(found, ({ receivedAt }) => receivedAt)
    return listPage({ consents: sort === 'receivedAt,asc' ? oldestFirst : oldestFirst.reverse() }, call.query, shown)
  }),

  service('consents/consent', { owned: { consentId: ownConsent } }, async (call) =>
    shown(ownConsent(call, call.params.consentId)),
  ),

  service('consents/consent-withdrawal', { owned: { consentId: ownConsent } }, async (call) => {
    const consent = ownConsent(call, call.params.consentId)
    return shown(
      isOpen(consent) ? await transitionConsent(call.bank, consent, { type: 'application.withdrew' }) : consent,
    )
  }),
]
