import { onboardingLifetime } from '../../../src/rules/bank/apiLimits.ts'
import { isBase64 } from '../../../src/rules/text/isBase64.ts'
import { dayOf, momentOf } from '../../bank/dates.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import type { OnboardingRow } from '../../db/tables/products/baas.ts'
import { addressOf, isPartners, type PartnerCall } from '../../products/baas/customers.ts'
import { assertMayApply, checkDocument, isOpen } from '../../products/baas/onboarding.ts'
import { expiryJob } from '../../products/baas/onboardingExpiry.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'

type CreateCall = ServiceCall<'baas-onboarding/customer-application'>

const times = ({ createdAt, changedAt, expiresAt }: OnboardingRow) => ({
  createdAt: momentOf(createdAt),
  changedAt: momentOf(changedAt),
  expiresAt: momentOf(expiresAt),
})

const nextSteps = {
  IDENTITY_PENDING: 'IDENTITY_CHECK',
  VIDEO_CALL_PENDING: 'VIDEO_CALL',
  IN_REVIEW: 'WAIT',
} as const

const shownOpen = (row: OnboardingRow, status: keyof typeof nextSteps) => ({
  applicationId: row.id,
  status,
  ...times(row),
  nextStep: nextSteps[status],
  ...(status === 'VIDEO_CALL_PENDING' && { videoCallUrl: `https://videocall.bank.example/${row.id}` }),
})

function shown(row: OnboardingRow) {
  const { id: applicationId, status, customerNumber, authorizationId, endReason } = row
  if (isOpen(status)) return shownOpen(row, status)
  if (status === 'APPROVED')
    return {
      applicationId,
      status,
      ...times(row),
      customerNumber: customerNumber ?? '',
      authorizationId: authorizationId ?? '',
    }
  return { applicationId, status, ...times(row), endReason: endReason ?? 'BANK_DECISION' }
}

async function start({ bank, application, body }: CreateCall): Promise<OnboardingRow> {
  const { tables, sequence, clock, jobs } = bank
  const now = clock.now()
  const { identityNumber, firstName, lastName, phoneNumber, email, address } = body
  const row = await tables.onboardings.insert({
    id: `OB${1_000_000_100 + (await sequence.next('onboarding'))}`,
    applicationId: application.id,
    status: 'IDENTITY_PENDING',
    endReason: null,
    identityNumber,
    name: `${firstName} ${lastName}`,
    phoneNumber,
    email,
    address: addressOf(address),
    failedDocuments: 0,
    createdAt: now,
    changedAt: now,
    expiresAt: now + onboardingLifetime * 1000,
    customerNumber: null,
    authorizationId: null,
  })
  await jobs.schedule(expiryJob(row))
  return row
}

function partnersOnboarding({ bank, application }: PartnerCall, id: string): OnboardingRow {
  const found = bank.tables.onboardings.get(id)
  if (found && isPartners(found, application)) return found
  throw notFound(`You have no application ${id}: use the ID that the customer application returned.`)
}

const largestImage = 3 * 1024 * 1024

type CheckCall = ServiceCall<'baas-onboarding/identity-check'>

/** @throws ServiceError (400) for a document that cannot be checked */
function assertCheckable({ bank, body }: CheckCall) {
  const { documentType, validUntil, frontImage, backImage } = body
  const isCard = documentType === 'IDENTITY_CARD'
  if (isCard && backImage === undefined)
    throw invalid('backImage: Required for an identity card', 'An identity card needs both of its sides.')
  if (!isCard && backImage !== undefined)
    throw invalid(
      'backImage: Expected none for a passport',
      'Send only the page of the passport that has the photograph.',
    )
  for (const [name, image = ''] of Object.entries({ frontImage, backImage })) {
    if (image !== '' && !isBase64(image))
      throw invalid(
        `${name}: Expected Base64 with its padding`,
        'Encode the photograph as standard Base64 in one line.',
      )
    if (sizeOf(image) > largestImage)
      throw invalid(`${name}: Expected at most 3 MB`, 'Scale the photograph down before you send it.')
  }
  if (validUntil < dayOf(bank.clock.now()))
    throw refused('204004', 'Document has expired', `The document was valid until ${validUntil}: ask for another one.`)
}

/** Of what a text in Base64 holds, in bytes. */
const sizeOf = (base64: string) => (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0)

async function checkIdentity(call: CheckCall) {
  const { bank, body } = call
  const row = partnersOnboarding(call, body.applicationId)
  assertCheckable(call)
  const { result, attemptsLeft, status } = await checkDocument(bank, row, body.documentNumber)
  return {
    applicationId: row.id,
    result,
    attemptsLeft,
    applicationStatus: status,
    checkedAt: momentOf(bank.clock.now()),
  }
}

export const baasOnboardingServices = [
  confirmedService('baas-onboarding/customer-application', {
    check: ({ bank, body }) => assertMayApply(bank, body),
    confirmation: (_, { body }) => `${body.firstName} ${body.lastName} applies to become a customer of the bank`,
    perform: async (_, call) => shownOpen(await start(call), 'IDENTITY_PENDING'),
  }),

  service('baas-onboarding/identity-check', { owned: { applicationId: partnersOnboarding } }, checkIdentity),

  service('baas-onboarding/application-status', { owned: { applicationId: partnersOnboarding } }, async (call) =>
    shown(partnersOnboarding(call, call.params.applicationId)),
  ),
]
