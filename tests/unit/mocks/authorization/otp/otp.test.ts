import { expect, test, vi } from 'vitest'
import { storeAnswer } from '../../../../../mocks/authorization/idempotencyKeys.ts'
import { completeOtp, type OtpCompletion, ownTransaction } from '../../../../../mocks/authorization/otp/completeOtp.ts'
import { answerInApp } from '../../../../../mocks/authorization/otp/mobileApp.ts'
import { needsOtp, storeUntilOtp } from '../../../../../mocks/authorization/otp/requireOtp.ts'
import type { Grant } from '../../../../../src/rules/bank/authorization/grants.ts'
import { callerOf, refusal, testBank } from '../bank.ts'

const txId = '8f1c2a7e40'
const input = { body: { amount: { amount: '1250.00', currency: 'TRY' } }, query: {}, params: {} }
const confirmation = '1250.00 TRY to account ******0002 from account ******0001'
const call = { txId, operation: 'createInternalTransfer', title: 'Transfer to own account', confirmation, input }
const scopes = ['moneytransfers']
const elif = { kind: 'authorization_code', scopes, customerNumber: '1' } as const
const ayse = { kind: 'authorization_code', scopes, customerNumber: '5' } as const
const bySms = { transaction_id: txId, authenticationType: 1, otp_info: '123456' } as const

const failed = (status: number, detailCode: string, message: string, reason: string) => ({
  status,
  detailCode,
  message,
  reason,
  headers: {},
})
const invalid = (reason: string) => failed(400, '200130', 'Invalid OTP', reason)
const unknown = (reason: string) => failed(404, '200133', 'Transaction not found', reason)

async function waiting(
  grant: Parameters<typeof callerOf>[1],
  changes: Partial<Parameters<typeof storeUntilOtp>[2]> = {},
) {
  const opened = await testBank()
  const answer = await storeUntilOtp(opened.bank, callerOf(opened, grant), { ...call, ...changes })
  return { ...opened, answer }
}

/** The customer of a mobile confirmation. */
async function waitingInApp() {
  const opened = await waiting(ayse)
  const caller = callerOf(opened, ayse)
  await opened.bank.tables.authorizationGrants.insert({
    corporateUsername: null,
    accounts: null,
    ...ayse,
    scopes: [...scopes],
    id: caller.grantId,
    applicationId: caller.application.id,
    clientId: caller.application.oauthClientId,
    endedAt: null,
  })
  const { activationId = '', requestId = '' } = opened.answer
  const inApp = { transaction_id: txId, authenticationType: 5, activationId, requestId } as const
  return { ...opened, inApp }
}

type Opened = Awaited<ReturnType<typeof testBank>>
const complete = (bank: Opened['bank'], completion: OtpCompletion, accessToken?: string) => {
  const caller = callerOf({ bank }, elif, accessToken === undefined ? {} : { accessToken })
  return completeOtp(bank, ownTransaction(bank, caller, completion.transaction_id), completion)
}

test.each<[Grant, boolean, boolean]>([
  ['password', false, false],
  ['password', true, true],
  ['authorization_code', false, true],
  ['client_credentials', false, true],
  ['authorization_id', false, true],
])('a %s token needs an OTP, with Otp Needed %s: %s', async (kind, otpNeeded, needed) => {
  expect(needsOtp(callerOf(await testBank(), { kind, scopes }, { otpNeeded }))).toBe(needed)
})

test('a customer of SMS gets a code, and the call waits', async () => {
  const { bank, answer } = await waiting(elif)
  expect(answer).toEqual({
    status: 'OTP_REQUIRED',
    transactionId: txId,
    authenticationType: 1,
    otp_info: '+90 5** *** ** 12',
  })
  const code = bank.tables.otpTransactions.get(txId)?.code
  expect(code).toMatch(/^\d{6}$/)
  expect(bank.tables.smsMessages.list()).toEqual([
    {
      id: 'sms-000001',
      sentAt: '2026-03-14T07:00:00.000Z',
      to: '+905550000012',
      text: `${code} is your code for Transfer to own account: ${confirmation}. It is valid for 180 seconds.`,
    },
  ])
})

test('a code has six digits, also when the first ones are zeros', async () => {
  const opened = await testBank()
  vi.spyOn(opened.bank.sequence, 'key').mockResolvedValue('00000000002a')
  await storeUntilOtp(opened.bank, callerOf(opened, elif), call)
  expect(opened.bank.tables.otpTransactions.get(txId)?.code).toBe('000042')
})

test('a customer of the mobile app gets a question there, and no SMS', async () => {
  const { bank, answer } = await waiting(ayse)
  expect(answer).toEqual({
    status: 'OTP_REQUIRED',
    transactionId: txId,
    authenticationType: 5,
    activationId: expect.stringMatching(/^[0-9a-f]{12}$/),
    requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  expect(bank.tables.smsMessages.count()).toBe(0)
})

const partner = { kind: 'client_credentials', scopes } as const
test.each([
  [
    'the BaaS customer of the token',
    { ...elif, kind: 'authorization_id', customerNumber: '4000000006' } as const,
    {},
    '36',
  ],
  ['the customer whom the call names', partner, { params: { customerNumber: '4000000005' } }, '35'],
  [
    'the known phone, not the new one',
    partner,
    { params: { customerNumber: '4000000005' }, body: { phoneNumber: '+905550000099' } },
    '35',
  ],
  ['the applicant', partner, { body: { phoneNumber: '+905550000044' } }, '44'],
])('the code goes to %s', async (_who, grant, changes, lastDigits) => {
  const { answer } = await waiting(grant, { input: { ...input, ...changes } })
  expect(answer).toMatchObject({ authenticationType: 1, otp_info: `+90 5** *** ** ${lastDigits}` })
})

test('keeps a call of 16 KiB, and refuses a larger one', async () => {
  const sized = (size: number) => ({ input: { body: { note: `é${'a'.repeat(size - 45)}` }, query: {}, params: {} } })
  expect(new TextEncoder().encode(JSON.stringify(sized(16_384).input)).length).toBe(16_384)
  await waiting(elif, sized(16_384))
  expect(await refusal(() => waiting(elif, sized(16_385)))).toEqual(
    failed(
      400,
      '-1',
      'body: Expected at most 16384 bytes',
      'The call waits for its one-time password, and the bank keeps no more of it: leave out what the definition does not name.',
    ),
  )
})

test('any six digits complete a call, once', async () => {
  const { bank } = await waiting(elif)
  const kept = await complete(bank, bySms)
  expect(kept).toMatchObject({
    id: txId,
    operation: 'createInternalTransfer',
    input,
    lifecycle: { value: 'used', wrongCodes: 0 },
  })
  expect(await refusal(() => complete(bank, bySms))).toEqual(
    unknown('The transaction is completed and its call was carried out: send the first call again for another one.'),
  )
})

test('the call survives a restart, and so does that it was carried out', async () => {
  const opened = await waiting(elif)
  const bank = await opened.restarted()
  expect((await complete(bank, bySms)).input).toEqual(input)
  expect(await refusal(() => complete(bank, bySms))).toMatchObject({ detailCode: '200133' })
})

test.each(['12345', '1234567', 'abcdef', ''])('%j is no code', async (otp_info) => {
  const { bank } = await waiting(elif)
  expect(await refusal(() => complete(bank, { ...bySms, otp_info }))).toEqual(
    invalid('The otp_info is wrong: send any six digits (attempts left: 2).'),
  )
  await complete(bank, bySms)
})

test('the third wrong code ends the transaction', async () => {
  const { bank } = await waiting(elif)
  const wrong = () => refusal(() => complete(bank, { ...bySms, otp_info: 'x' }))
  expect([await wrong(), await wrong(), await wrong()]).toEqual(
    [2, 1, 0].map((left) => invalid(`The otp_info is wrong: send any six digits (attempts left: ${left}).`)),
  )
  expect(await refusal(() => complete(bank, bySms))).toEqual(
    unknown('Three wrong codes have ended the transaction: send the first call again.'),
  )
})

test('a setting makes only the code in the SMS right', async () => {
  const { bank, set } = await waiting(elif)
  await set({ otpCode: 'sent' })
  const code = bank.tables.otpTransactions.get(txId)?.code ?? ''
  const other = code === '123456' ? '654321' : '123456'
  expect(await refusal(() => complete(bank, { ...bySms, otp_info: other }))).toEqual(
    invalid(
      'The otp_info is wrong: send the six digits of the SMS, which GET /sandbox/api/sms shows (attempts left: 2).',
    ),
  )
  expect((await complete(bank, { ...bySms, otp_info: code })).lifecycle.value).toBe('used')
})

test('a transaction is valid for 180 seconds', async () => {
  const late = await waiting(elif)
  late.advance(180_000)
  const expired = 'The transaction was valid for 180 seconds: send the first call again.'
  expect(await refusal(() => complete(late.bank, bySms))).toEqual(failed(400, '200131', 'OTP expired', expired))
  late.advance(-1)
  expect(await refusal(() => complete(late.bank, bySms))).toMatchObject({ detailCode: '200131' })
  const { bank, advance } = await waiting(elif)
  advance(179_999)
  expect((await complete(bank, bySms)).lifecycle.value).toBe('used')
  advance(1)
  expect(await refusal(() => complete(bank, bySms))).toMatchObject({ detailCode: '200133' })
})

test('a transaction belongs to the access token of its call', async () => {
  const { bank } = await waiting(elif)
  expect(await refusal(() => complete(bank, bySms, 'token-2'))).toEqual(
    unknown(
      'The transaction belongs to another sign-in: complete it with the token of the first call, or one that was renewed since.',
    ),
  )
  expect(await refusal(() => complete(bank, { ...bySms, transaction_id: '0000000000' }))).toEqual(
    unknown('No call waits with this transaction_id: send the transactionId of the first response.'),
  )
  await complete(bank, bySms)
})

test('the other method is refused, and does not count as a wrong code', async () => {
  const { bank } = await waiting(elif)
  const inApp = { transaction_id: txId, authenticationType: 5, activationId: 'a', requestId: 'b' } as const
  const mismatch = (reason: string) => failed(400, '200132', 'Authentication type does not match the login', reason)
  expect(await refusal(() => complete(bank, inApp))).toEqual(
    mismatch('The customer confirms by SMS: send authenticationType 1.'),
  )
  expect(bank.tables.otpTransactions.get(txId)?.lifecycle).toEqual({ value: 'pending', wrongCodes: 0 })
  const other = await waiting(ayse)
  expect(await refusal(() => complete(other.bank, bySms))).toEqual(
    mismatch('The customer confirms by mobile app: send authenticationType 5.'),
  )
})

test('a customer confirms in the app as soon as the call is completed', async () => {
  const { bank, inApp } = await waitingInApp()
  expect((await complete(bank, inApp)).lifecycle.value).toBe('used')
})

test('where customers confirm by hand, the call waits for them', async () => {
  const { bank, set, inApp } = await waitingInApp()
  await set({ mobileConfirmation: 'manual' })
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect(await refusal(() => complete(bank, inApp))).toEqual(
      invalid(
        'The customer has not confirmed in the app: POST /sandbox/api/otp/8f1c2a7e40/confirm does, then complete the call again.',
      ),
    )
  await answerInApp(bank, txId, 'customer.confirmed')
  expect((await complete(bank, inApp)).lifecycle.value).toBe('used')
})

test('a customer who rejects ends the transaction', async () => {
  const { bank, advance, inApp } = await waitingInApp()
  await answerInApp(bank, txId, 'customer.rejected')
  const rejected = invalid('The customer rejected the call: send the first call again.')
  expect(await refusal(() => complete(bank, inApp))).toEqual(rejected)
  expect(await refusal(() => answerInApp(bank, txId, 'customer.confirmed'))).toMatchObject({
    status: 409,
    message: 'The transaction is rejected',
  })
  expect(await refusal(() => complete(bank, inApp))).toEqual(rejected)
  advance(180_000)
  expect(await refusal(() => complete(bank, inApp))).toMatchObject({ detailCode: '200131' })
})

test('a confirmation is worth nothing after 180 seconds', async () => {
  const { bank, advance, inApp } = await waitingInApp()
  await answerInApp(bank, txId, 'customer.confirmed')
  advance(180_000)
  expect(await refusal(() => complete(bank, inApp))).toMatchObject({ detailCode: '200131' })
})

test('only what waits in the app can be answered there', async () => {
  const { bank } = await waiting(elif)
  expect(await refusal(() => answerInApp(bank, txId, 'customer.confirmed'))).toMatchObject({
    status: 404,
    message: 'No call waits in a mobile app with the ID 8f1c2a7e40',
  })
})

test('a call whose sign-in has ended cannot be answered in the app', async () => {
  const { bank } = await waitingInApp()
  for (const { id } of bank.tables.authorizationGrants.list())
    await bank.tables.authorizationGrants.update(id, { endedAt: bank.clock.now() })
  for (const type of ['customer.confirmed', 'customer.rejected'] as const)
    expect(await refusal(() => answerInApp(bank, txId, type))).toMatchObject({
      status: 404,
      message: 'No call waits in a mobile app with the ID 8f1c2a7e40',
    })
})

test('ids of another confirmation are wrong', async () => {
  const { bank, inApp } = await waitingInApp()
  for (const wrong of [{ activationId: '000000000000' }, { requestId: '000000000000' }])
    expect(await refusal(() => complete(bank, { ...inApp, ...wrong }))).toMatchObject({
      detailCode: '200130',
      reason: expect.stringContaining('The activationId or requestId is wrong: send those of the first response'),
    })
  await complete(bank, inApp)
})

test('transactions of yesterday are forgotten, and 500 messages are kept', async () => {
  const opened = await waiting(elif)
  const { bank, advance } = opened
  for (let index = 0; index < 500; index += 1)
    await storeUntilOtp(bank, callerOf(opened, elif), { ...call, txId: String(index).padStart(10, '0') })
  expect(bank.tables.smsMessages.count()).toBe(500)
  expect(bank.tables.smsMessages.get('sms-000001')).toBeUndefined()
  advance(24 * 3_600_000 + 1)
  await storeUntilOtp(bank, callerOf(opened, elif), { ...call, txId: 'aaaaaaaaaa' })
  expect(bank.tables.otpTransactions.list().map(({ id }) => id)).toEqual(['aaaaaaaaaa'])
})

test('of the calls that nobody completes the newest thousand wait, and the others free their keys', async () => {
  const opened = await testBank()
  const { bank } = opened
  const caller = callerOf(opened, elif)
  for (let number = 0; number <= 1001; number++) {
    const transactionId = `call-${number}`
    await storeUntilOtp(bank, caller, { ...call, txId: transactionId })
    if (number < 3)
      await storeAnswer(bank, {
        id: transactionId,
        fingerprint: '',
        transactionId,
        status: 200,
        body: '',
        reason: null,
      })
    if (number === 1) await completeOtp(bank, ownTransaction(bank, caller, transactionId), bySms)
  }
  expect(bank.tables.otpTransactions.count()).toBe(1000)
  expect(bank.tables.otpTransactions.oldest()?.id).toBe('call-2')
  expect(bank.tables.idempotencyKeys.list().map(({ id }) => id)).toEqual(['call-1', 'call-2'])
})
