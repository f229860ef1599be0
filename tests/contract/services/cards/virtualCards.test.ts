import { describe, expect, test } from 'vitest'
import { answerOf } from '../../../support/definitionAnswers.ts'
import { customer, failure, missing, openBank, requestOf, success } from '../bank.ts'

const create = 'virtual-cards/virtual-card'
const limit = 'virtual-cards/virtual-card-limit'
const close = 'virtual-cards/virtual-card-closing'
const streaming = { cardId: 'VC1000000001' }
const lira = (amount: string) => ({ amount, currency: 'TRY' })

describe('virtual card', () => {
  test.each([
    ['usual', '1', '540099******4001'],
    ['onePurchase', '5', '410099******4001'],
  ])('answers its example %s', async (example, number, cardNumber) => {
    const { call } = await openBank()
    const answer = await call(create, customer(number), { body: requestOf(create, example) })
    expect(answer).toEqual(
      success({
        ...(answerOf(create, example) as object),
        cardId: 'VC2000004001',
        cardNumber,
        revealUrl: expect.stringMatching(/^\/virtualcard\/reveal\/[0-9a-f]{16}$/),
      }),
    )
  })

  const order = (changes: object) => ({ ...requestOf(create, 'usual'), ...changes })

  test.each([
    ['a blocked card', '7', { parentCardId: 'CC1000000071' }, '201101', 'Card is blocked'],
    ['a lost card', '7', { parentCardId: 'DC1000000071' }, '201102', 'Card is lost'],
    ['more than a credit card has', '1', { limit: lira('51665.25') }, '200103', 'Limit exceeded'],
    [
      'more than an account has',
      '5',
      { parentCardId: 'DC1000000051', limit: lira('9875.01') },
      '200101',
      'Insufficient balance',
    ],
    ['less than one lira', '1', { limit: lira('0.99') }, '-1', 'limit.amount: Expected at least 1.00'],
    ['dollars', '1', { limit: { amount: '5.00', currency: 'USD' } }, '-1', 'limit.currency: Expected TRY'],
  ])('refuses %s', async (_, number, changes, detailCode, message) => {
    const { call } = await openBank()
    expect(await call(create, customer(number), { body: order(changes) })).toEqual(failure(400, detailCode, message))
  })

  test('may have all that the parent card has', async () => {
    const { call } = await openBank()
    expect(await call(create, customer('1'), { body: order({ limit: lira('51665.24') }) })).toMatchObject({
      status: 200,
    })
  })

  test('its number is shown once, within two minutes', async () => {
    const { call, clock, open, control } = await openBank()
    const created = async () => {
      const { data } = (await call(create, customer('1'), { body: order({}) })) as { data: { revealUrl: string } }
      return data.revealUrl
    }
    const shown = async (path: string) => {
      const response = await open(path)
      const page = await response.text()
      return [response.status, [...page.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value)]
    }
    const logged = async () => JSON.stringify((await control('GET', '/har')).data)
    const url = await created()
    expect((await logged()).includes(url)).toBe(false)
    expect(await shown(url)).toEqual([200, ['5400 9974 3649 4001', '2027-03', '210']])
    expect(await shown(url)).toEqual([404, []])
    const late = await created()
    clock.pass(120_000)
    expect(await shown(late)).toEqual([404, []])
    const log = await logged()
    expect(['/virtualcard/reveal/[redacted]', url, '5400 99'].map((text) => log.includes(text))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a customer has at most ten active ones', async () => {
    const { call } = await openBank()
    const body = order({ limit: lira('1.00') })
    for (let count = 0; count < 9; count++)
      expect(await call(create, customer('1'), { body })).toMatchObject({ status: 200 })
    expect(await call(create, customer('1'), { body })).toEqual(failure(400, '201104', 'Too many virtual cards'))
    await call(close, customer('1'), { path: streaming })
    expect(await call(create, customer('1'), { body })).toMatchObject({ status: 200 })
  })

  test('does not find another customer’s card', async () => {
    const { call } = await openBank()
    expect(await call(create, customer('2'), { body: order({}) })).toEqual(missing)
  })
})

describe('virtual card limit', () => {
  test.each(['usual', 'lower'])('answers its example %s', async (example) => {
    const { call } = await openBank()
    expect(await call(limit, customer('1'), { path: streaming, body: requestOf(limit, example) })).toEqual(
      success(answerOf(limit, example)),
    )
  })

  test.each([
    ['less than is spent', 'VC1000000001', '249.89', '201105', 'Limit is below the spent amount'],
    ['more than the parent card has', 'VC1000000001', '51915.15', '200103', 'Limit exceeded'],
    ['a closed card', 'VC1000000002', '6000.00', '201103', 'Card is closed'],
    ['a credit card', 'CC1000000001', '6000.00', '-1', 'cardId: Expected VC and ten digits'],
  ])('refuses %s', async (_, cardId, amount, detailCode, message) => {
    const { call } = await openBank()
    expect(await call(limit, customer('1'), { path: { cardId }, body: { limit: lira(amount) } })).toEqual(
      failure(400, detailCode, message),
    )
  })

  test('of a card that is lost or blocked is only lowered', async () => {
    const { call, control, request } = await openBank()
    const settings = { path: { cardId: 'DC1000000051' }, body: { status: 'LOST' } }
    await call('debit-cards/debit-card-settings', customer('5'), settings)
    const concert = { cardId: 'VC1000000051' }
    const change = (amount: string) => call(limit, customer('5'), { path: concert, body: { limit: lira(amount) } })
    expect(await change('900.01')).toEqual(failure(400, '200103', 'Limit exceeded'))
    expect(await change('899.99')).toMatchObject({ data: { limit: lira('899.99') } })

    await control('PUT', '/customers/1/cards/CC1000000001', { status: 'BLOCKED' })
    const body = JSON.stringify({ ...requestOf(limit, 'usual'), limit: lira('2000.00') })
    const refused = await request(customer('1'), 'PUT', '/api/virtualcard/v1/cards/VC1000000001/limit', body)
    expect(refused.headers.get('x-sandbox-reason')).toBe('CC1000000001 is BLOCKED: the limit can only be lowered.')
  })

  test('does not find another customer’s card', async () => {
    const { call } = await openBank()
    expect(await call(limit, customer('2'), { path: streaming, body: { limit: lira('300.00') } })).toEqual(missing)
  })
})

describe('virtual card closing', () => {
  test.each([
    ['usual', 'VC1000000001'],
    ['closedBefore', 'VC1000000002'],
  ])('answers its example %s, and again', async (example, cardId) => {
    const { call } = await openBank()
    const answer = success(answerOf(close, example))
    expect(await call(close, customer('1'), { path: { cardId } })).toEqual(answer)
    expect(await call(close, customer('1'), { path: { cardId } })).toEqual(answer)
  })

  test('does not find a card of an account that is not shared', async () => {
    const { call } = await openBank()
    const { data } = (await call(create, customer('5'), { body: requestOf(create, 'onePurchase') })) as {
      data: { cardId: string }
    }
    const path = { cardId: data.cardId }
    expect(await call(close, customer('5', { accounts: [] }), { path })).toEqual(missing)
    expect(await call(close, customer('5', { accounts: ['1010000051'] }), { path })).toMatchObject({ status: 200 })
  })

  test('finds the customer’s virtual cards only', async () => {
    const { call } = await openBank()
    expect(await call(close, customer('2'), { path: streaming })).toEqual(missing)
    expect(await call(close, customer('1'), { path: { cardId: 'CC1000000001' } })).toEqual(
      failure(400, '-1', 'cardId: Expected VC and ten digits'),
    )
  })
})
