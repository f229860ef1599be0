import { describe, expect, test } from 'vitest'
import { type OtpOutcome, otpOutcomes } from '../../../../src/rules/bank/authorization/otpOutcomes.ts'
import { definitionViolations } from '../../../support/definitionViolations.ts'
import { control } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames } from '../../hosts.ts'
import { exampleDay } from '../../services.ts'
import { execute, failure, openTransfers, postTransfer, type RuleAnswer, realized } from '../checks/apiRules.ts'

interface Waiting {
  transactionId: string
  activationId?: string
  requestId?: string
}

/** A call that waits, and a completion that would fail as it is: a wrong code, or nothing confirmed. */
async function waiting(host: Host, bySms: boolean): Promise<object> {
  const { transactionId, activationId, requestId } = (await postTransfer(host)).body.data as unknown as Waiting
  const transaction_id = transactionId
  return bySms
    ? { transaction_id, authenticationType: 1, otp_info: '000' }
    : { transaction_id, authenticationType: 5, activationId, requestId }
}

const success = { status: 200, data: realized, reason: null }
const invalid = (reason: unknown) => ({ status: 400, ...failure(400, '200130', 'Invalid OTP'), reason })
const unknown = (reason: string) => ({ status: 404, ...failure(404, '200133', 'Transaction not found'), reason })
const startAgain = 'send the first call again.'
const reported = 'The sandbox was set to this'

const seen = ({ status, body, reason }: RuleAnswer) =>
  status === 200 ? { status, data: body.data, reason } : { status, ...body, reason }

const used = unknown(
  'The transaction is completed and its call was carried out: send the first call again for another one.',
)

/** What the completion answers, and what the same one answers after it. */
const expected: Readonly<Record<OtpOutcome, [first: object, second: object]>> = {
  right: [success, used],
  slow: [success, used],
  wrong: [
    invalid(`${reported} (attempts left: 2).`),
    invalid(
      expect.stringMatching(
        /^The otp_info is wrong: send any six digits \(attempts left: 1\)\.$|^The customer has not confirmed in the app: /,
      ),
    ),
  ],
  expired: [
    { status: 400, ...failure(400, '200131', 'OTP expired'), reason: `${reported}: the transaction has expired.` },
    {
      status: 400,
      ...failure(400, '200131', 'OTP expired'),
      reason: `The transaction has ended: ${startAgain}`,
    },
  ],
  rejected: [
    invalid(`${reported}: the customer has rejected the call.`),
    invalid(`The customer rejected the call: ${startAgain}`),
  ],
  locked: [
    unknown(`${reported}: three wrong codes have ended the transaction.`),
    unknown(`Three wrong codes have ended the transaction: ${startAgain}`),
  ],
}

describe.each(hostNames)('the next one-time password on the %s', (name) => {
  const opened = async (customerNumber: string) => {
    const clock = frozenClock(exampleDay)
    const { host, performed } = await openTransfers(name, { customerNumber, clock })
    await control(host, 'PUT', '/settings', { mobileConfirmation: 'manual' })
    return { host, performed, clock }
  }
  const nextOf = async (host: Host) => ((await control(host, 'GET', '/otp/next')).body as { data: unknown }).data

  const cases = otpOutcomes.flatMap((outcome) => [
    { outcome, method: 'SMS', customer: '1' },
    { outcome, method: 'the mobile app', customer: '5' },
  ])
  test.each(cases)('$outcome, by $method: as its label says, once', async ({ outcome, customer }) => {
    const { host, performed, clock } = await opened(customer)
    await control(host, 'PUT', '/otp/next', { outcome })
    const completion = await waiting(host, customer === '1')
    expect(await nextOf(host)).toEqual({ outcome })
    const answering = execute(host, completion)
    if (outcome === 'slow') {
      await clock.waitedFor()
      expect(performed).toHaveLength(1)
      clock.pass(20_000)
    }
    const answer = await answering
    const [first, second] = expected[outcome]
    expect(seen(answer)).toEqual(first)
    expect(definitionViolations('otp/otp-execution', answer)).toEqual([])
    expect(performed).toHaveLength(answer.status === 200 ? 1 : 0)
    expect(await nextOf(host)).toEqual({ outcome: null })
    const again = execute(host, completion)
    // Nobody confirms in the app.
    if (outcome === 'wrong' && customer === '5') {
      await clock.waitedFor()
      await control(host, 'POST', '/clock', { advance: 60_000 })
    }
    expect(seen(await again)).toEqual(second)
  })

  const afterConfirmation = otpOutcomes.filter((outcome) => outcome !== 'wrong')
  test.each(afterConfirmation)('%s, once the customer has confirmed in the app: as its label says', async (outcome) => {
    const { host, performed, clock } = await opened('5')
    const completion = await waiting(host, false)
    const { transaction_id } = completion as { transaction_id: string }
    await control(host, 'POST', `/otp/${transaction_id}/confirm`)
    const answering = execute(host, completion, { 'x-sandbox-otp': outcome })
    if (outcome === 'slow') {
      await clock.waitedFor()
      clock.pass(20_000)
    }
    const answer = await answering
    expect([seen(answer), seen(await execute(host, completion))]).toEqual(expected[outcome])
    expect(performed).toHaveLength(answer.status === 200 ? 1 : 0)
  })

  test('three that are wrong end a call that the customer has confirmed in the app', async () => {
    const { host, performed } = await opened('5')
    const completion = await waiting(host, false)
    const { transaction_id } = completion as { transaction_id: string }
    await control(host, 'POST', `/otp/${transaction_id}/confirm`)
    const answers: object[] = []
    for (let attempt = 0; attempt < 3; attempt++)
      answers.push(seen(await execute(host, completion, { 'x-sandbox-otp': 'wrong' })))
    expect(answers).toEqual([2, 1, 0].map((left) => invalid(`${reported} (attempts left: ${left}).`)))
    expect(seen(await execute(host, completion))).toEqual(
      unknown(`Three wrong codes have ended the transaction: ${startAgain}`),
    )
    expect(performed).toHaveLength(0)
  })

  test('by header it is for one call alone, and leaves the next one as it is', async () => {
    const { host } = await opened('1')
    const completion = await waiting(host, true)
    await control(host, 'PUT', '/otp/next', { outcome: 'locked' })
    expect(seen(await execute(host, completion, { 'x-sandbox-otp': 'wrong' }))).toEqual(
      invalid(`${reported} (attempts left: 2).`),
    )
    expect(await nextOf(host)).toEqual({ outcome: 'locked' })
    expect(seen(await execute(host, completion, { 'x-sandbox-otp': 'right' }))).toEqual(success)
    const odd = await execute(host, await waiting(host, true), { 'x-sandbox-otp': 'nonsense' })
    expect(seen(odd)).toEqual({
      status: 400,
      ...failure(400, '-1', 'x-sandbox-otp: Expected one of right, wrong, expired, rejected, slow, locked'),
      reason: 'Send x-sandbox-otp with one of right, wrong, expired, rejected, slow, locked.',
    })
  })

  test('waits for a transaction that is open, and is switched off', async () => {
    const { host } = await opened('1')
    await control(host, 'PUT', '/otp/next', { outcome: 'expired' })
    const stranger = { transaction_id: '0123456789', authenticationType: 1, otp_info: '123456' }
    expect((await execute(host, stranger)).status).toBe(404)
    expect(await nextOf(host)).toEqual({ outcome: 'expired' })
    expect((await control(host, 'GET', '/status')).body).toMatchObject({ data: { nextOtp: 'expired' } })
    await control(host, 'PUT', '/otp/next', { outcome: null })
    const completion = await waiting(host, true)
    expect((await execute(host, { ...completion, otp_info: '123456' })).status).toBe(200)
    expect(await control(host, 'PUT', '/otp/next', { outcome: 'late' })).toMatchObject({ status: 400 })
  })

  test('the status says until when calls wait', async () => {
    const { host, clock } = await opened('1')
    const status = async () => (await control(host, 'GET', '/status')).body as { data: { waitingUntil: string | null } }
    expect(await status()).toMatchObject({ data: { waitingUntil: null, counts: { phone: 0 } } })
    await waiting(host, true)
    clock.pass(1000)
    await waiting(host, true)
    const { waitingUntil } = (await status()).data
    expect(await control(host, 'GET', '/otp')).toMatchObject({ body: { data: [{}, { expiresAt: waitingUntil }] } })
    clock.pass(Date.parse(waitingUntil ?? '') - clock.now())
    expect(await status()).toMatchObject({ data: { counts: { phone: 1 } } })
  })
})
