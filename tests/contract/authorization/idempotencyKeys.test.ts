import { describe, expect, test } from 'vitest'
import { documentedError } from '../../../mocks/authorization/checks/documentedError.ts'
import { ServiceError } from '../../../mocks/bank/serviceError.ts'
import { definitionViolations } from '../../support/definitionViolations.ts'
import { control } from '../calls.ts'
import { frozenClock } from '../frozenClock.ts'
import { hostNames } from '../hosts.ts'
import { exampleDay } from '../services.ts'
import {
  execute,
  failure,
  openTransfers,
  post,
  postTransfer,
  type RuleAnswer,
  realized,
  transfer,
} from './checks/apiRules.ts'

const transfers = 'money-transfers/transfer-to-own-account'
const key = { 'Idempotency-Key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }
/** No OTP is asked for. */
const atOnce = { kind: 'password', application: { otpNeeded: false } } as const

const replayed = ({ headers }: RuleAnswer) => headers.get('Idempotent-Replayed')
const contentOf = ({ status, body, reason }: RuleAnswer) => ({ status, body, reason })
const newestEvent = async (host: Parameters<typeof control>[0]) =>
  ((await control(host, 'GET', '/events')).body as { data: object[] }).data[0]

describe.each(hostNames)('Idempotency-Key on the %s', (name) => {
  test('a call that is sent again answers the same and is carried out once', async () => {
    const { host, performed } = await openTransfers(name, atOnce)
    const first = await postTransfer(host, key)
    expect(first).toMatchObject({ status: 200, body: { data: realized } })
    expect(replayed(first)).toBeNull()
    const again = await postTransfer(host, key)
    expect(contentOf(again)).toEqual(contentOf(first))
    expect(replayed(again)).toBe('true')
    expect(again.headers.get('Content-Type')).toBe('application/json')
    expect(again.headers.get('Cache-Control')).toBe('no-store')
    expect(definitionViolations(transfers, again)).toEqual([])
    expect(await newestEvent(host)).toMatchObject({
      operation: 'createInternalTransfer',
      subject: '1',
      application: 'application-000001',
      status: 200,
      decision: 'replayed',
    })

    const otherOrder = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(transfer)).reverse()), null, 2)
    expect(contentOf(await postTransfer(host, key, otherOrder))).toEqual(contentOf(first))
    expect(
      contentOf(await postTransfer(host, { 'Idempotency-Key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' })),
    ).toEqual(contentOf(first))
    expect(performed).toHaveLength(1)

    expect((await postTransfer(host)).body.header.txId).not.toBe(first.body.header.txId)
    expect((await postTransfer(host, { 'Idempotency-Key': 'another' })).body.data).toEqual(realized)
    expect(performed).toHaveLength(3)
  })

  test('another request with the key is refused: other content, another operation, a signed answer', async () => {
    const { host, performed } = await openTransfers(name, atOnce)
    await postTransfer(host, key)
    const refused = {
      status: 422,
      body: failure(422, '200141', 'Idempotency-Key belongs to another request'),
      reason:
        'The Idempotency-Key was sent with another request, another customer or another operation: send a new key with each order.',
    }
    const otherAmount = await postTransfer(host, key, transfer.replace('1250.00', '1250.01'))
    expect(contentOf(otherAmount)).toEqual(refused)
    expect(definitionViolations(transfers, otherAmount)).toEqual([])
    const otherOperation = await post(
      host,
      '/api/moneytransfers/v1/fast',
      JSON.stringify({
        ...JSON.parse(transfer),
        receiverIban: 'TR730888800000002020000001',
        receiverName: 'Burak Aydın',
        reasonCode: '01',
      }),
      key,
    )
    expect(contentOf(otherOperation)).toEqual(refused)
    expect(contentOf(await postTransfer(host, { ...key, isResponseSigned: 'true' }))).toEqual(refused)
    expect(performed).toHaveLength(1)
  })

  test('is kept for 24 hours of the bank’s clock', async () => {
    const clock = frozenClock(exampleDay)
    const { host, performed } = await openTransfers(name, { ...atOnce, expiresAt: exampleDay + 172_800_000, clock })
    const first = await postTransfer(host, key)
    await control(host, 'POST', '/clock', { advance: 24 * 3_600_000 - 1 })
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(first))
    await control(host, 'POST', '/clock', { advance: 1 })
    const second = await postTransfer(host, key)
    expect([replayed(second), performed.length]).toEqual([null, 2])
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(second))
  })

  test.each(['', 'two, keys', 'a key', 'é', '"open', '"', 'x'.repeat(129)])(
    'a key that is %j is refused before anything is carried out',
    async (malformed) => {
      const { host, performed } = await openTransfers(name, atOnce)
      const answer = await postTransfer(host, { 'Idempotency-Key': malformed })
      expect(contentOf(answer)).toEqual({
        status: 400,
        body: failure(400, '-1', 'Idempotency-Key: Expected 1 to 128 letters, digits or - _ . : ~ + / ='),
        reason: 'Send one Idempotency-Key for each order, such as a UUID, or leave the header out.',
      })
      expect(performed).toEqual([])
    },
  )

  test('a refusal for good is stored; a refused token, a limit, an error and a fault are not', async () => {
    const outcomes: (() => Promise<unknown>)[] = [
      async () => {
        throw new Error('A part of the bank is down')
      },
      async () => {
        throw documentedError('too-many-requests', 'Too much.')
      },
      async () => {
        throw new ServiceError(400, '200101', 'Insufficient balance', 'The account has too little.')
      },
    ]
    const { host, performed } = await openTransfers(name, {
      ...atOnce,
      perform: async () => (await outcomes.shift()?.()) ?? realized,
    })
    const faulty = await postTransfer(host, { ...key, 'x-sandbox-fault': '503' })
    const anonymous = await postTransfer(host, { ...key, Authorization: undefined })
    const unsigned = await postTransfer(host, { ...key, sign: undefined })
    const broken = await postTransfer(host, key)
    const limited = await postTransfer(host, key)
    expect([faulty, anonymous, unsigned, broken, limited].map(({ status }) => status)).toEqual([
      503, 401, 401, 500, 429,
    ])
    const refused = await postTransfer(host, key)
    expect(contentOf(refused)).toEqual({
      status: 400,
      body: failure(400, '200101', 'Insufficient balance'),
      reason: 'The account has too little.',
    })
    const again = await postTransfer(host, key)
    expect(contentOf(again)).toEqual(contentOf(refused))
    expect([replayed(refused), replayed(again), performed.length]).toEqual([null, 'true', 3])
  })

  test('an answer that was lost on its way is sent again as the bank gave it', async () => {
    const { host, performed } = await openTransfers(name, atOnce)
    await expect(postTransfer(host, { ...key, 'x-sandbox-fault': 'answerLost' })).rejects.toThrow(TypeError)
    const again = await postTransfer(host, key)
    expect([again.status, again.body.data, replayed(again), performed.length]).toEqual([200, realized, 'true', 1])
  })

  test('while the first call runs, a second one is told to wait', async () => {
    const clock = frozenClock(exampleDay)
    const { host, performed } = await openTransfers(name, { ...atOnce, clock })
    const first = postTransfer(host, { ...key, 'x-sandbox-fault': '{"kind":"delay","delay":5000}' })
    await clock.waitedFor()
    const second = await postTransfer(host, key)
    expect(contentOf(second)).toEqual({
      status: 409,
      body: failure(409, '200140', 'The first call with this Idempotency-Key is still running'),
      reason: 'The first call with this Idempotency-Key is still running: send it again after Retry-After.',
    })
    expect(second.headers.get('Retry-After')).toBe('1')
    expect(definitionViolations(transfers, second)).toEqual([])
    expect((await postTransfer(host, { 'Idempotency-Key': 'another' })).status).toBe(200)
    expect((await postTransfer(host, key)).status).toBe(409)
    clock.pass(5000)
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(await first))
    expect(performed).toHaveLength(2)
  })

  test('a call that only reads ignores it', async () => {
    const { host } = await openTransfers(name, { kind: 'client_credentials', scopes: ['takbis'], customerNumber: null })
    const parcel = JSON.stringify({
      context: { channel: 'API', language: 'EN' },
      province: 'İzmir',
      district: 'Urla',
      neighbourhood: 'Zeytinalanı',
      parcelNumber: '1/1',
    })
    const answers = [
      await post(host, '/api/takbis/v1/parcels', parcel, { ...key, sign: undefined }),
      await post(host, '/api/takbis/v1/parcels', parcel, { ...key, sign: undefined }),
    ]
    expect(answers.map(replayed)).toEqual([null, null])
    expect(answers[0]?.body.header.txId).not.toBe(answers[1]?.body.header.txId)
  })
})

describe.each(hostNames)('Idempotency-Key and one-time passwords on the %s', (name) => {
  const waitingFor = ({ body }: RuleAnswer) => ({
    transaction_id: body.data?.transactionId,
    authenticationType: 1,
    otp_info: '123456',
  })

  test('the completion of an order with a key answers the same again, and no second SMS is sent', async () => {
    const { host, performed } = await openTransfers(name)
    const first = await postTransfer(host, key)
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(first))
    expect((await control(host, 'GET', '/sms')).body).toMatchObject({ data: [{}] })
    const completion = waitingFor(first)
    const wrong = await execute(host, { ...completion, otp_info: 'x' })
    expect(wrong.body).toEqual(failure(400, '200130', 'Invalid OTP'))
    await expect(execute(host, completion, { 'x-sandbox-fault': 'answerLost' })).rejects.toThrow()
    const again = await execute(host, completion)
    expect([again.status, again.body.data, replayed(again)]).toEqual([200, realized, 'true'])
    expect(definitionViolations('otp/otp-execution', again)).toEqual([])
    expect(contentOf(await execute(host, completion))).toEqual(contentOf(again))
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(first))
    expect(performed).toHaveLength(1)

    const otherCode = { ...completion, otp_info: '654321' }
    const notFound = failure(404, '200133', 'Transaction not found')
    expect((await execute(host, otherCode)).body).toEqual(notFound)
    expect((await execute(host, completion, { isResponseSigned: 'true' })).body).toEqual(notFound)
    const afterOthers = await execute(host, completion)
    expect([contentOf(afterOthers), replayed(afterOthers)]).toEqual([contentOf(again), 'true'])
  })

  test('a completion has a key of its own; a wrong code does not use it up', async () => {
    const outcomes = [
      async () => Promise.reject(new ServiceError(400, '200101', 'Insufficient balance', 'Too little.')),
    ]
    const { host, performed } = await openTransfers(name, {
      perform: async () => (await outcomes.shift()?.()) ?? realized,
    })
    const completion = waitingFor(await postTransfer(host))
    const wrong = await execute(host, { ...completion, otp_info: 'x' }, key)
    expect(wrong.body).toEqual(failure(400, '200130', 'Invalid OTP'))
    const refused = await execute(host, completion, key)
    expect(refused.body).toEqual(failure(400, '200101', 'Insufficient balance'))
    const again = await execute(host, completion, key)
    expect([contentOf(again), replayed(again)]).toEqual([contentOf(refused), 'true'])
    expect((await execute(host, { ...completion, otp_info: '654321' }, key)).status).toBe(422)
    expect((await execute(host, completion)).body).toEqual(failure(404, '200133', 'Transaction not found'))
    expect(performed).toHaveLength(1)
  })

  test('an order whose OTP was not given in time is a new one with the same key', async () => {
    const { host } = await openTransfers(name)
    const first = await postTransfer(host, key)
    await control(host, 'POST', '/clock', { advance: 180_000 })
    const second = await postTransfer(host, key)
    expect(second.body.data).toMatchObject({ status: 'OTP_REQUIRED' })
    expect([replayed(second), second.body.data?.transactionId === first.body.data?.transactionId]).toEqual([
      null,
      false,
    ])
    expect((await execute(host, waitingFor(second))).body.data).toEqual(realized)
  })

  test('of two orders with one key the later one is carried out, also when the clock goes back', async () => {
    const { host, performed } = await openTransfers(name)
    const first = await postTransfer(host, key)
    await control(host, 'POST', '/clock', { advance: 180_000 })
    const second = await postTransfer(host, key)
    await control(host, 'POST', '/clock', { advance: -100_000 })
    expect((await execute(host, waitingFor(first))).body).toEqual(failure(400, '200131', 'OTP expired'))
    expect((await execute(host, waitingFor(second))).body.data).toEqual(realized)
    expect(performed).toHaveLength(1)
  })

  test('an answer is kept when the clock goes back by days, as tokens are', async () => {
    const { host, performed } = await openTransfers(name, atOnce)
    const first = await postTransfer(host, key)
    await control(host, 'POST', '/clock', { advance: -3 * 86_400_000 })
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(first))
    await postTransfer(host, { 'Idempotency-Key': 'another' })
    expect(contentOf(await postTransfer(host, key))).toEqual(contentOf(first))
    expect(performed).toHaveLength(2)
  })

  test('while the customer confirms in the app, a second completion with the key is told to wait', async () => {
    const clock = frozenClock(exampleDay)
    const { host, performed } = await openTransfers(name, { customerNumber: '5', clock })
    await control(host, 'PUT', '/settings', { mobileConfirmation: 'manual' })
    const { data = {} } = (await postTransfer(host)).body
    const { transactionId: transaction_id, activationId, requestId } = data
    const inApp = { transaction_id, authenticationType: 5, activationId, requestId }
    const first = execute(host, inApp, key)
    await clock.waitedFor()
    expect((await execute(host, inApp, key)).status).toBe(409)
    await control(host, 'POST', `/otp/${transaction_id}/confirm`)
    const completed = await first
    expect(completed.body.data).toEqual(realized)
    expect(contentOf(await execute(host, inApp, key))).toEqual(contentOf(completed))
    expect(performed).toHaveLength(1)
  })
})
