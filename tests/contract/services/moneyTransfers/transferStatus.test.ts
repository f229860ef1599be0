import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const status = 'transfer-status/transfer-status-inquiry'
const receipt = 'transfer-status/transfer-receipt'
const internal = 'money-transfers/transfer-to-own-account'

const inquiry = (referenceNumber: string, day: string, isInternalTransfer = false) => ({
  referenceNumber,
  transactionDate: day,
  isInternalTransfer,
})

/** A bank in which customer 1 has just ordered a transfer between own accounts. */
async function withTransfer() {
  const bank = await openBank()
  await bank.call(internal, customer('1'), { body: requestOf(internal, 'usual') })
  return bank
}
const ordered = '20260314001001'

describe('transfer status', () => {
  test('answers its example usual', async () => {
    const { call } = await withTransfer()
    expect(await call(status, customer('1'), { body: inquiry(ordered, '2026-03-14', true) })).toEqual(
      success({ ...(answerOf(status, 'usual') as object), refereceNumber: ordered }),
    )
  })

  test.each([
    ['sent', '1', requestOf(status, 'otherBank')],
    ['notRealized', '1', inquiry('20260312000398', '2026-03-12')],
    ['waitingForApproval', '6', inquiry('20260313000415', '2026-03-13')],
  ])('answers its example %s', async (example, number, body) => {
    const { call } = await openBank()
    expect(await call(status, customer(number), { body })).toEqual(success(answerOf(status, example)))
  })

  test('finds an order by the day of its response and, after a later approval, by the new one', async () => {
    const { call, control } = await openBank()
    await control('POST', '/transfers/20260313000415/approve')
    const answers = await Promise.all(
      ['2026-03-13', '2026-03-16', '2026-03-14'].map((day) =>
        call(status, customer('6'), { body: inquiry('20260313000415', day) }),
      ),
    )
    const found = success(expect.objectContaining({ responseTypeDesc: 'PROCESSED', transactionDate: '2026-03-16' }))
    expect(answers).toEqual([found, found, missing])
  })

  test('says in Turkish why a transfer was not realized', async () => {
    const { call } = await openBank()
    const body = { ...inquiry('20260312000398', '2026-03-12'), context: { channel: 'API', language: 'TR' } }
    expect(await call(status, customer('1'), { body })).toMatchObject({
      data: { errorCode: '200105', message: 'Alıcı hesap kapalı' },
    })
  })

  test('refuses a transfer that is too old', async () => {
    const { call } = await openBank()
    expect(await call(status, customer('1'), { body: inquiry('20251213000001', '2025-12-13') })).toEqual(
      failure(400, '200401', 'transactionDate: Expected one of the last 90 days'),
    )
    expect(await call(status, customer('1'), { body: inquiry('20251214000001', '2025-12-14') })).toEqual(missing)
  })

  test.each([
    ['another customer’s', customer('2'), inquiry(ordered, '2026-03-14', true)],
    ['another application’s', customer('1', { application: 1 }), inquiry(ordered, '2026-03-14', true)],
    ['one of an account that is not shared', customer('1', { accounts: [] }), inquiry(ordered, '2026-03-14', true)],
    ['one of another day', customer('1'), inquiry(ordered, '2026-03-13', true)],
    ['one of another kind', customer('1'), inquiry(ordered, '2026-03-14')],
    ['none', customer('1'), inquiry('20260314999999', '2026-03-14', true)],
  ])('does not find %s', async (_, caller, body) => {
    const { call } = await withTransfer()
    expect(await call(status, caller, { body })).toEqual(missing)
  })
})

describe('transfer receipt', () => {
  const facts = (data: unknown) => {
    const { document, ...others } = data as { document: string }
    return { ...others, kind: atob(document).slice(0, 5) }
  }

  test.each([
    ['usual', '20260310000355'],
    ['internal', ordered],
  ])('answers its example %s with a document', async (example, referenceNumber) => {
    const { call } = await withTransfer()
    const answer = (await call(receipt, customer('1'), { path: { referenceNumber } })) as { data: unknown }
    const shown = answerOf(receipt, example) as object
    expect(facts(answer.data)).toEqual(
      facts({
        ...shown,
        referenceNumber,
        receiptNumber: `${referenceNumber.slice(0, 8)}00${referenceNumber.slice(8)}`,
      }),
    )
  })

  test('is refused for a transfer that is not realized', async () => {
    const { call } = await openBank()
    expect(await call(receipt, customer('1'), { path: { referenceNumber: '20260313000412' } })).toEqual(
      failure(404, '200402', 'The transfer has no receipt'),
    )
  })

  test.each([
    ['another customer’s', customer('2'), missing],
    ['another application’s', customer('1', { application: 1 }), missing],
  ])('does not find %s', async (_, caller, answer) => {
    const { call } = await withTransfer()
    expect(await call(receipt, caller, { path: { referenceNumber: ordered } })).toEqual(answer)
  })

  test('refuses a reference number of another form', async () => {
    const { call } = await openBank()
    expect(await call(receipt, customer('1'), { path: { referenceNumber: '2026' } })).toEqual(
      failure(400, '-1', 'referenceNumber: Expected fourteen digits'),
    )
  })
})
