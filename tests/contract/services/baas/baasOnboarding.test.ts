import { beforeAll, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { failure, missing, openBank, publicCaller, requestOf, success, type TestBank } from '../bank.ts'

const create = 'baas-onboarding/customer-application'
const check = 'baas-onboarding/identity-check'
const status = 'baas-onboarding/application-status'

let bank: TestBank
beforeAll(async () => {
  bank = await openBank()
})

test.each([
  ['OB1000000001', 'usual'],
  ['OB1000000003', 'videoCall'],
  ['OB1000000007', 'inReview'],
  ['OB1000000004', 'rejected'],
])('the application %s is that of the example %s', async (applicationId, example) => {
  expect(await bank.call(status, publicCaller, { path: { applicationId } })).toEqual(success(answerOf(status, example)))
})

test.each([
  ['OB1', failure(400, '-1', 'applicationId: Expected OB and ten digits')],
  ['OB9999999999', missing],
])('there is no application %s', async (applicationId, answer) => {
  expect(await bank.call(status, publicCaller, { path: { applicationId } })).toEqual(answer)
})

test('the application of the example is answered as shown', async () => {
  const { call } = await openBank()
  expect(await call(create, publicCaller, { body: requestOf(create, 'usual') })).toEqual(
    success(answerOf(create, 'usual')),
  )
})

test('an applicant goes through every step to a customer, without another call', async () => {
  const { call, control } = await openBank()
  const created = await call(create, publicCaller, { body: requestOf(create, 'withMarketing') })
  const times = { createdAt: '2026-03-14T10:32:07+03:00', expiresAt: '2026-04-13T10:32:07+03:00' }
  const changedAt = times.createdAt
  const applicationId = 'OB1000000101'
  const pending = { applicationId, status: 'IDENTITY_PENDING', ...times, changedAt, nextStep: 'IDENTITY_CHECK' }
  expect(created).toEqual(success(pending))
  expect(await call(create, publicCaller, { body: requestOf(create, 'withMarketing') })).toEqual(created)

  const path = { applicationId }
  await call(check, publicCaller, { body: { ...requestOf(check, 'usual'), applicationId } })
  expect(await call(status, publicCaller, { path })).toMatchObject({
    data: { status: 'VIDEO_CALL_PENDING', videoCallUrl: `https://videocall.bank.example/${applicationId}` },
  })
  await control('POST', '/clock', { advance: 600_000 })
  expect(await call(status, publicCaller, { path })).toMatchObject({ data: { status: 'IN_REVIEW', nextStep: 'WAIT' } })
  await control('POST', '/clock', { advance: 1_800_000 })
  const approved = (await call(status, publicCaller, { path })) as { data: Record<string, string> }
  expect(approved.data).toEqual({
    applicationId,
    status: 'APPROVED',
    ...times,
    changedAt: '2026-03-14T11:12:07+03:00',
    customerNumber: '4000000101',
    authorizationId: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const customer = await call('baas-customers/customer-status', publicCaller, {
    path: { customerNumber: '4000000101' },
  })
  expect(customer).toMatchObject({ data: { name: 'Selim Ateş', contact: { phoneNumber: '+90 5** *** ** 39' } } })

  await control('POST', '/clock', { advance: 31 * 86_400_000 })
  expect(await call(status, publicCaller, { path })).toEqual(approved)

  const other = { kind: 'client_credentials', application: 1 } as const
  expect(await call(status, other, { path })).toEqual(missing)
  expect(await call('baas-customers/customer-status', other, { path: { customerNumber: '4000000101' } })).toEqual(
    missing,
  )
})

test('an application that nobody decides expires after 30 days', async () => {
  const { call, control } = await openBank()
  await control('POST', '/clock', { advance: 31 * 86_400_000 })
  expect(await call(status, publicCaller, { path: { applicationId: 'OB1000000003' } })).toMatchObject({
    data: { status: 'EXPIRED', endReason: 'TIME_LIMIT', changedAt: '2026-04-12T18:20:00+03:00' },
  })
})

test.each([
  ['VIDEO_CALL_FAILED', { status: 'REJECTED', endReason: 'VIDEO_CALL_FAILED' }],
  ['BANK_DECISION', { status: 'REJECTED', endReason: 'BANK_DECISION' }],
  ['APPROVED', { status: 'APPROVED', customerNumber: '4000000101' }],
])('the bank can decide %s', async (decision, data) => {
  const { call, control } = await openBank()
  expect((await control('POST', '/baas/applications/OB1000000007/decision', { decision })).status).toBe(200)
  expect(await call(status, publicCaller, { path: { applicationId: 'OB1000000007' } })).toMatchObject({ data })
  expect((await control('POST', '/baas/applications/OB1000000007/decision', { decision })).status).toBe(409)
})

test.each([
  ['usual', 'usual'],
  ['passport', 'needsReview'],
])('the document %s is answered with the example %s', async (request, answer) => {
  const { call } = await openBank()
  expect(await call(check, publicCaller, { body: requestOf(check, request) })).toEqual(success(answerOf(check, answer)))
})

test('three documents that fail end the application', async () => {
  const { call } = await openBank()
  const send = (documentNumber: string) =>
    call(check, publicCaller, { body: { ...requestOf(check, 'usual'), documentNumber } })
  expect(await send('A12B34567')).toEqual(success(answerOf(check, 'notReadable')))
  expect(await send('A12B34568')).toMatchObject({ data: { result: 'MISMATCH', attemptsLeft: 1 } })
  expect(await send('A12B34568')).toEqual(success(answerOf(check, 'lastAttempt')))
  expect(await call(status, publicCaller, { path: { applicationId: 'OB1000000008' } })).toMatchObject({
    data: { status: 'REJECTED', endReason: 'IDENTITY_NOT_VERIFIED' },
  })
})

const image = `/9j/${'A'.repeat(4 * 1024 * 1024)}`
test.each([
  [{ backImage: undefined }, failure(400, '-1', 'backImage: Required for an identity card')],
  [{ documentType: 'PASSPORT' }, failure(400, '-1', 'backImage: Expected none for a passport')],
  [{ validUntil: '2026-03-13' }, failure(400, '204004', 'Document has expired')],
  [{ applicationId: 'OB1000000003' }, failure(400, '204003', 'Application does not wait for this step')],
  [{ applicationId: 'OB9999999999' }, missing],
  [{ context: undefined }, failure(400, '-1', 'context: Required')],
])('a document with %j cannot be checked', async (changes, answer) => {
  expect(await bank.call(check, publicCaller, { body: { ...requestOf(check, 'usual'), ...changes } })).toEqual(answer)
})

test('a photograph has at most 3 MB', async () => {
  const body = { ...requestOf(check, 'usual'), frontImage: image }
  expect(await bank.call(check, publicCaller, { body })).toEqual(
    failure(400, '-1', 'frontImage: Expected at most 3 MB'),
  )
})

const exists = failure(400, '204001', 'Application or customer exists')
test.each([
  [{ identityNumber: '10000001069' }, failure(400, '-1', 'identityNumber: Expected a valid identity number')],
  [{ birthDate: '2008-03-15' }, failure(400, '204002', 'Applicant is under age')],
  [{ identityNumber: '10000000146' }, exists],
  [{ identityNumber: '10000000382' }, exists],
  [
    { agreements: ['FRAMEWORK_AGREEMENT', 'DATA_PROTECTION_NOTICE', 'MARKETING_CONSENT'] },
    failure(400, '-1', 'agreements: DISTANCE_CONTRACT is required'),
  ],
  [{ context: undefined }, failure(400, '-1', 'context: Required')],
])('a person with %j cannot apply', async (changes, answer) => {
  const { call } = await openBank()
  expect(await call(create, publicCaller, { body: { ...requestOf(create, 'withMarketing'), ...changes } })).toEqual(
    answer,
  )
})

test('a person who is 18 today, was rejected, or is a customer no longer, can apply', async () => {
  const { call, control } = await openBank()
  const body = { ...requestOf(create, 'withMarketing'), birthDate: '2008-03-14', identityNumber: '10000000528' }
  expect((await call(create, publicCaller, { body })).status).toBe(200)
  await control('PUT', '/baas/customers/4000000001', { status: 'CLOSED' })
  const again = {
    ...body,
    partnerReference: 'app-2026-000901',
    identityNumber: '10000000146',
    phoneNumber: '+905550000031',
  }
  expect((await call(create, publicCaller, { body: again })).status).toBe(200)
})

const phoneTaken = failure(400, '204502', 'Phone number belongs to another customer')

test.each([
  ['of a customer', '+905550000031'],
  ['of a suspended customer', '+905550000035'],
  ['of somebody who has applied', '+905550000038'],
])('nobody applies with the phone %s, nor gets it as a new one', async (_, phoneNumber) => {
  const { call, rows } = await openBank({ otpNeeded: true })
  const body = { ...requestOf(create, 'withMarketing'), phoneNumber }
  expect(await call(create, publicCaller, { body })).toEqual(phoneTaken)
  const path = { customerNumber: '4000000006' }
  expect(await call('baas-customers/contact-update', publicCaller, { path, body: { phoneNumber } })).toEqual(phoneTaken)
  expect([...rows.keys()].filter((key) => key.startsWith('smsMessages/'))).toEqual([])
})

test('the phone of an applicant who was rejected is free', async () => {
  const { call } = await openBank()
  const body = { ...requestOf(create, 'withMarketing'), phoneNumber: '+905550000034' }
  expect(await call(create, publicCaller, { body })).toMatchObject({ status: 200 })
})

test('of two applications with one phone that wait for their codes, the second is refused', async () => {
  const { ask, request } = await openBank({ otpNeeded: true })
  const start = async (body: object) => {
    const answer = await ask(create, publicCaller, { body })
    return (answer.body as { data: { transactionId: string } }).data.transactionId
  }
  const complete = (transaction_id: string) => {
    const completion = { transaction_id, authenticationType: 1, otp_info: '123456' }
    const body = JSON.stringify({ context: { channel: 'API', language: 'EN' }, ...completion })
    return request(publicCaller, 'POST', '/api/otp/v1/execute', body)
  }
  const { phoneNumber } = requestOf(create, 'usual')
  const [one, other] = [
    await start(requestOf(create, 'usual')),
    await start({ ...requestOf(create, 'withMarketing'), phoneNumber }),
  ]
  expect((await complete(one)).status).toBe(200)
  expect((await complete(other)).body).toMatchObject({ header: { detailCode: '204502', message: phoneTaken.message } })
})

test('a customer with the phone of another one changes the other contact details', async () => {
  const { call, control } = await openBank()
  const phoneNumber = '+905550000031'
  await control('PUT', '/baas/customers/4000000001', { status: 'CLOSED' })
  await call(create, publicCaller, { body: { ...requestOf(create, 'withMarketing'), phoneNumber } })
  await control('PUT', '/baas/customers/4000000001', { status: 'ACTIVE' })
  await call(check, publicCaller, { body: { ...requestOf(check, 'usual'), applicationId: 'OB1000000101' } })
  await control('POST', '/clock', { advance: 2_400_000 })
  const { data } = (await call(status, publicCaller, { path: { applicationId: 'OB1000000101' } })) as {
    data: { customerNumber: string }
  }
  const update = (body: object) =>
    call('baas-customers/contact-update', publicCaller, { path: { customerNumber: data.customerNumber }, body })
  expect(await update({ email: 'mira@example.org', phoneNumber })).toMatchObject({
    data: { contact: { email: 'm***@example.org' } },
  })
  expect(await update({ phoneNumber: '+905550000036' })).toEqual(phoneTaken)
  await control('PUT', '/baas/customers/4000000006', { status: 'CLOSED' })
  expect(await update({ phoneNumber: '+905550000036' })).toMatchObject({ status: 200 })
})

test.each([
  [{ frontImage: `${image}-` }, 'frontImage: Expected Base64 with its padding'],
  [{ frontImage: '/9j/4AAQSkZJRgAB=' }, 'frontImage: Expected Base64 with its padding'],
])('a photograph that is no Base64 is refused: case %#', async (changes, message) => {
  const body = { ...requestOf(check, 'usual'), ...changes }
  expect(await bank.call(check, publicCaller, { body })).toEqual(failure(400, '-1', message))
})
