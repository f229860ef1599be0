import { describe, expect, test } from 'vitest'
import { ServiceError } from '../../../../mocks/bank/serviceError.ts'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { definitionViolations } from '../../../support/definitionViolations.ts'
import { control } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames } from '../../hosts.ts'
import { accessToken } from '../../services.ts'
import {
  context,
  execute,
  failure,
  openTransfers,
  postTransfer,
  realized,
  signatureOf,
  transfer,
} from '../checks/apiRules.ts'

const service = 'money-transfers/transfer-to-own-account'

interface Waiting {
  transactionId: string
  activationId: string
  requestId: string
}

/** The call that asks for an OTP, and how it is completed. */
async function waiting(host: Host) {
  const answer = await postTransfer(host)
  const { transactionId, activationId, requestId } = answer.body.data as unknown as Waiting
  const transaction_id = transactionId
  return {
    answer,
    transactionId,
    bySms: { transaction_id, authenticationType: 1, otp_info: '123456' },
    inApp: { transaction_id, authenticationType: 5, activationId, requestId },
  }
}

const newestSms = async (host: Host) =>
  ((await control(host, 'GET', '/sms')).body as { data: { to: string; text: string }[] }).data[0]

describe.each(hostNames)('a one-time password on the %s', (name) => {
  test('is asked for by SMS, completed with any six digits, and the call is carried out once', async () => {
    const { host, performed } = await openTransfers(name)
    const { answer, transactionId, bySms } = await waiting(host)
    expect(answer.body).toEqual({
      header: {
        status: 'SUCCESS',
        statusCode: 200,
        detailCode: '0',
        message: null,
        txId: transactionId,
        warnings: [],
      },
      data: {
        status: 'OTP_REQUIRED',
        transactionId,
        authenticationType: 1,
        otp_info: '+90 5** *** ** 12',
      },
    })
    expect(definitionViolations(service, answer)).toEqual([])
    expect(performed).toEqual([])

    const completed = await execute(host, bySms)
    expect(completed).toMatchObject({ status: 200, body: { data: realized }, reason: null })
    expect(definitionViolations('otp/otp-execution', completed)).toEqual([])
    expect(performed).toEqual([{ body: JSON.parse(transfer), txId: completed.body.header.txId }])

    const again = await execute(host, bySms)
    expect(again).toMatchObject({
      status: 404,
      body: failure(404, '200133', 'Transaction not found'),
      reason: 'The transaction is completed and its call was carried out: send the first call again for another one.',
    })
    expect(definitionViolations('otp/otp-execution', again)).toEqual([])
    expect(performed).toHaveLength(1)

    const { body } = await control(host, 'GET', '/events')
    const { data } = body as { data: { operation: string; decision: string; message: string | null }[] }
    expect(data.map(({ operation, decision, message }) => ({ operation, decision, message }))).toEqual([
      { operation: 'executeOtp', decision: 'refused', message: 'Transaction not found' },
      { operation: 'executeOtp', decision: 'accepted', message: null },
      { operation: 'createInternalTransfer', decision: 'otpRequired', message: null },
    ])
  })

  test('is the code on the phone where the sandbox says so, and three wrong ones end the transaction', async () => {
    const { host, performed } = await openTransfers(name)
    await control(host, 'PUT', '/settings', { otpCode: 'sent' })
    const first = await waiting(host)
    const sms = await newestSms(host)
    const [code = ''] = /^\d{6}/.exec(sms?.text ?? '') ?? []
    expect(sms).toMatchObject({
      to: '+905550000012',
      text: `${code} is your code for Transfer to own account: 1250.00 TRY to account ******0002 from account ******0001. It is valid for 180 seconds.`,
    })
    const wrong = { ...first.bySms, otp_info: code === '000000' ? '000001' : '000000' }
    for (const left of [2, 1, 0]) {
      const answer = await execute(host, wrong)
      expect(answer).toMatchObject({
        status: 400,
        body: failure(400, '200130', 'Invalid OTP'),
        reason: `The otp_info is wrong: send the six digits of the SMS, which GET /sandbox/api/sms shows (attempts left: ${left}).`,
      })
      expect(definitionViolations('otp/otp-execution', answer)).toEqual([])
    }
    expect(await execute(host, { ...first.bySms, otp_info: code })).toMatchObject({
      status: 404,
      body: failure(404, '200133', 'Transaction not found'),
      reason: 'Three wrong codes have ended the transaction: send the first call again.',
    })
    expect(performed).toEqual([])

    const second = await waiting(host)
    const [right = ''] = /^\d{6}/.exec((await newestSms(host))?.text ?? '') ?? []
    expect((await execute(host, { ...second.bySms, otp_info: right })).status).toBe(200)
    expect(await control(host, 'GET', '/sms?to=%2B905550000013')).toMatchObject({ body: { data: [] } })
  })

  test('is confirmed in the app by a customer who signs in there', async () => {
    const { host, performed } = await openTransfers(name, { customerNumber: '5' })
    const { answer, transactionId, bySms, inApp } = await waiting(host)
    expect(answer.body.data).toEqual({
      status: 'OTP_REQUIRED',
      transactionId,
      authenticationType: 5,
      activationId: expect.stringMatching(/^[0-9a-f]{12}$/),
      requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(definitionViolations(service, answer)).toEqual([])
    const mismatch = await execute(host, bySms)
    expect(mismatch).toMatchObject({
      status: 400,
      body: failure(400, '200132', 'Authentication type does not match the login'),
      reason: 'The customer confirms by mobile app: send authenticationType 5.',
    })
    expect(definitionViolations('otp/otp-execution', mismatch)).toEqual([])
    expect((await execute(host, inApp)).body.data).toEqual(realized)
    expect(performed).toHaveLength(1)
  })

  test('waits for the customer in the app no longer when the clock is set back', async () => {
    const clock = frozenClock(Date.parse('2026-03-14T07:32:07.000Z'))
    const { host } = await openTransfers(name, { customerNumber: '5', clock })
    await control(host, 'PUT', '/settings', { mobileConfirmation: 'manual' })
    const { inApp } = await waiting(host)
    const completed = execute(host, inApp)
    await clock.waitedFor()
    await control(host, 'POST', '/clock', { advance: -60_000 })
    expect(await completed).toMatchObject({ body: failure(400, '200130', 'Invalid OTP') })
  })

  test('waits for the customer in the app where the sandbox says so, at most a minute by its clock', async () => {
    const clock = frozenClock(Date.parse('2026-03-14T07:32:07.000Z'))
    const { host, performed } = await openTransfers(name, { customerNumber: '5', clock })
    await control(host, 'PUT', '/settings', { mobileConfirmation: 'manual' })
    const { transactionId, inApp } = await waiting(host)
    expect(await control(host, 'GET', '/otp')).toMatchObject({
      body: {
        data: [
          {
            transactionId,
            operation: 'createInternalTransfer',
            customerNumber: '5',
            authenticationType: 5,
            value: 'pending',
            expiresAt: '2026-03-14T07:35:07.000Z',
          },
        ],
      },
    })
    const late = execute(host, inApp)
    await clock.waitedFor()
    await control(host, 'POST', '/clock', { advance: 59_000 })
    expect((await control(host, 'GET', '/events')).body).toMatchObject({
      data: [{ operation: 'createInternalTransfer' }],
    })
    await control(host, 'POST', '/clock', { advance: 1000 })
    expect(await late).toMatchObject({
      body: failure(400, '200130', 'Invalid OTP'),
      reason: `The customer has not confirmed in the app: POST /sandbox/api/otp/${transactionId}/confirm does, then complete the call again.`,
    })
    const confirmed = execute(host, inApp)
    await clock.waitedFor()
    expect(performed).toHaveLength(0)
    expect((await control(host, 'POST', `/otp/${transactionId}/confirm`)).status).toBe(200)
    const answer = await confirmed
    expect(answer).toMatchObject({ status: 200, body: { data: realized } })
    expect((await control(host, 'GET', '/events')).body).toMatchObject({
      data: [{ id: answer.body.header.txId, operation: 'executeOtp' }, { operation: 'executeOtp' }, {}],
    })

    const rejected = await waiting(host)
    const refused = execute(host, rejected.inApp)
    await clock.waitedFor()
    expect((await control(host, 'POST', `/otp/${rejected.transactionId}/reject`)).status).toBe(200)
    expect(await refused).toMatchObject({
      body: failure(400, '200130', 'Invalid OTP'),
      reason: 'The customer rejected the call: send the first call again.',
    })
    expect(await control(host, 'POST', '/otp/0000000000/confirm')).toEqual({
      status: 404,
      body: {
        header: { status: 'ERROR', statusCode: 404, message: 'No call waits in a mobile app with the ID 0000000000' },
      },
    })
    expect(performed).toHaveLength(1)
    expect(await control(host, 'GET', '/otp')).toMatchObject({ body: { data: [] } })
  })

  test('is completed by transactionId, too, but not by two that differ', async () => {
    const { host } = await openTransfers(name)
    const { bySms, transactionId } = await waiting(host)
    const { transaction_id: _, ...others } = bySms
    expect(await execute(host, others)).toMatchObject({
      status: 400,
      body: failure(400, '-1', 'body: Expected transaction_id or transactionId'),
    })
    const other = await waiting(host)
    expect(await execute(host, { ...bySms, transactionId: other.transactionId })).toMatchObject({
      status: 400,
      body: failure(400, '-1', 'transactionId: Expected the transaction_id'),
    })
    expect(await execute(host, { ...others, transactionId })).toMatchObject({ status: 200, body: { data: realized } })
  })

  test('expires after 180 seconds, for good', async () => {
    const { host, performed } = await openTransfers(name)
    const { bySms } = await waiting(host)
    await control(host, 'POST', '/clock', { advance: 180_000 })
    const answer = await execute(host, bySms)
    const expired = {
      status: 400,
      body: failure(400, '200131', 'OTP expired'),
      reason: 'The transaction was valid for 180 seconds: send the first call again.',
    }
    expect(answer).toMatchObject(expired)
    expect(definitionViolations('otp/otp-execution', answer)).toEqual([])
    await control(host, 'POST', '/clock', { advance: -180_000 })
    expect(await execute(host, bySms)).toMatchObject({
      ...expired,
      reason: 'The transaction has ended: send the first call again.',
    })
    expect(performed).toEqual([])
  })

  test.each([
    ['password', true, 'OTP_REQUIRED'],
    ['password', false, undefined],
    ['authorization_code', false, 'OTP_REQUIRED'],
  ] as const)('with a %s token and Otp Needed %s the answer has the status %s', async (kind, otpNeeded, status) => {
    const { host } = await openTransfers(name, { kind, application: { otpNeeded } })
    expect((await postTransfer(host)).body.data?.status).toBe(status)
  })

  test('a call that fails when it is carried out has used up its OTP', async () => {
    const { host, performed } = await openTransfers(name, {
      perform: async () => {
        throw new ServiceError(400, '200101', 'Insufficient balance')
      },
    })
    const { bySms } = await waiting(host)
    expect(await execute(host, bySms)).toMatchObject({ body: failure(400, '200101', 'Insufficient balance') })
    expect(await execute(host, bySms)).toMatchObject({ body: failure(404, '200133', 'Transaction not found') })
    expect(performed).toHaveLength(1)
  })

  test('a call that meets a fault of the bank still waits', async () => {
    let failures = 1
    const { host } = await openTransfers(name, {
      perform: async () => {
        failures -= 1
        if (failures >= 0) throw new Error('A bug')
        return realized
      },
    })
    const { bySms } = await waiting(host)
    expect(await execute(host, bySms)).toMatchObject({
      status: 500,
      body: failure(500, '-1', 'Internal Server Error'),
      reason: 'Internal error of the sandbox: A bug',
    })
    expect((await execute(host, bySms)).body.data).toEqual(realized)
  })

  test('the completion of a call is checked like every other call', async () => {
    const { host, performed } = await openTransfers(name)
    const { bySms } = await waiting(host)
    const body = JSON.stringify({ context, ...bySms })
    expect(await execute(host, bySms, { sign: signatureOf(body) })).toMatchObject({
      body: failure(401, '200120', 'Invalid signature'),
      reason: 'Wrong signature: the body is signed without the access token: put the token in front of it.',
    })
    expect((await execute(host, bySms, { Authorization: 'Bearer unknown' })).status).toBe(401)
    expect(await execute(host, { ...bySms, otp_info: undefined })).toMatchObject({
      body: failure(400, '-1', 'otp_info: Required'),
    })
    expect(await execute(host, { ...bySms, transaction_id: '0123456789' })).toMatchObject({
      body: failure(404, '200133', 'Transaction not found'),
      reason: 'No call waits with this transaction_id: send the transactionId of the first response.',
    })
    expect(performed).toEqual([])
    const signed = await execute(host, bySms, { sign: signatureOf(accessToken + body), isResponseSigned: 'true' })
    expect(signed.body.header.signedResponse).toEqual(expect.stringMatching(/^[A-Za-z0-9+/]{342}==$/))
  })
})

test('both hosts answer the same, to the letter', async () => {
  const answers = await Promise.all(
    hostNames.map(async (name) => {
      const { host } = await openTransfers(name, { customerNumber: '5' })
      const { answer, inApp } = await waiting(host)
      const { body } = await execute(host, inApp, { isResponseSigned: 'true' })
      return [answer.body, body, (await control(host, 'GET', '/otp')).body]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
})

test('the documented example of a completed transfer is what the completion answers', async () => {
  expect(Object.keys(realized as object)).toEqual(Object.keys(answerOf('otp/otp-execution', 'transfer') as object))
})
