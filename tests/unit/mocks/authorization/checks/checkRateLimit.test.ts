import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRateLimit } from '../../../../../mocks/authorization/checks/checkRateLimit.ts'
import { refusal, testBank } from '../bank.ts'

const call = { applicationId: 'application-000001', operation: 'listAccounts' }
/** Ten in the morning in Istanbul, unless it is said how many seconds the day has left. */
const left = (second: number, day: number, restOfDay = 14 * 3600) => ({
  'X-RateLimit-Limit-Second': '5',
  'X-RateLimit-Remaining-Second': `${second}`,
  'X-RateLimit-Limit-Day': '100',
  'X-RateLimit-Remaining-Day': `${day}`,
  'RateLimit-Policy': '"second";q=5;w=1, "day";q=100;w=86400',
  RateLimit: `"second";r=${second};t=1, "day";r=${day};t=${restOfDay}`,
})
const tooMany = (reason: string, headers: object) => ({
  status: 429,
  detailCode: '-1',
  message: 'Too many requests',
  reason,
  headers,
})

test('the sixth call within a second is refused, and accepted after the second of Retry-After', async () => {
  const { bank, advance } = await testBank()
  for (const remaining of [4, 3, 2, 1, 0])
    expect(await checkRateLimit(bank, call)).toEqual(left(remaining, remaining + 95))
  const refused = tooMany('The application has made 5 calls within a second: wait 1 s (Retry-After).', {
    ...left(0, 95),
    'Retry-After': '1',
  })
  expect(await refusal(() => checkRateLimit(bank, call))).toEqual(refused)
  advance(999)
  expect(await refusal(() => checkRateLimit(bank, call))).toEqual(refused)
  advance(1)
  expect(await checkRateLimit(bank, call)).toEqual(left(4, 94, 14 * 3600 - 1))
})

test('a second is any 1000 ms, not one of the clock', async () => {
  const { bank, advance } = await testBank()
  advance(900)
  for (let index = 0; index < 5; index += 1) await checkRateLimit(bank, call)
  advance(200)
  expect(await refusal(() => checkRateLimit(bank, call))).toMatchObject({ status: 429 })
})

test('the calls of another application have their own count', async () => {
  const { bank } = await testBank()
  for (let index = 0; index < 5; index += 1) await checkRateLimit(bank, call)
  expect(await checkRateLimit(bank, { ...call, applicationId: 'application-000002' })).toEqual(left(4, 99))
})

test('the 101st call of a day is refused until midnight in Istanbul; refused calls do not count', async () => {
  const { bank, advance } = await testBank()
  for (let index = 0; index < 100; index += 1) {
    await checkRateLimit(bank, call)
    advance(1000)
  }
  const untilMidnight = 14 * 3600 - 100
  for (let index = 0; index < 2; index += 1)
    expect(await refusal(() => checkRateLimit(bank, call))).toEqual(
      tooMany(`The application has made its 100 calls of today: wait ${untilMidnight} s (Retry-After).`, {
        ...left(5, 0, untilMidnight),
        'Retry-After': `${untilMidnight}`,
      }),
    )
  advance(untilMidnight * 1000 - 1)
  expect(await refusal(() => checkRateLimit(bank, call))).toMatchObject({ headers: { 'Retry-After': '1' } })
  advance(1)
  expect(await checkRateLimit(bank, call)).toEqual(left(4, 99, 24 * 3600))
})

test('an operation with a limit of its own counts apart', async () => {
  const { bank } = await testBank()
  const limited = { ...call, operation: 'getTransferStatus', limit: { perSecond: 1, perDay: 2 } }
  expect(await checkRateLimit(bank, limited)).toEqual({
    'X-RateLimit-Limit-Second': '1',
    'X-RateLimit-Remaining-Second': '0',
    'X-RateLimit-Limit-Day': '2',
    'X-RateLimit-Remaining-Day': '1',
    'RateLimit-Policy': '"second";q=1;w=1, "day";q=2;w=86400',
    RateLimit: '"second";r=0;t=1, "day";r=1;t=50400',
  })
  expect(await refusal(() => checkRateLimit(bank, limited))).toMatchObject({ status: 429 })
  expect(await checkRateLimit(bank, call)).toEqual(left(4, 99))
})

test('the counts survive a restart', async () => {
  const { bank, restarted } = await testBank()
  for (let index = 0; index < 5; index += 1) await checkRateLimit(bank, call)
  expect(await refusal(async () => checkRateLimit(await restarted(), call))).toMatchObject({ status: 429 })
})

test('a clock that is set back gives a new count instead of a long wait', async () => {
  const { bank, advance } = await testBank()
  for (let index = 0; index < 5; index += 1) await checkRateLimit(bank, call)
  advance(-24 * 3_600_000)
  expect(await checkRateLimit(bank, call)).toEqual(left(4, 99))
})

test('only the clients of a day have a row, with at most five times', async () => {
  const { bank, advance } = await testBank()
  const of = (index: number) => ({ ...call, applicationId: `application-${index}` })
  for (let index = 0; index < 500; index += 1) await checkRateLimit(bank, of(index))
  advance(24 * 3_600_000)
  for (let index = 0; index < 30; index += 1) {
    await checkRateLimit(bank, of(index % 3))
    advance(200)
  }
  expect(bank.tables.callCounts.list().map(({ id, recent }) => [id, recent.length <= 5])).toEqual([
    ['application-0', true],
    ['application-1', true],
    ['application-2', true],
  ])
})

test('whatever the pauses are, no window of a second has more than five accepted calls, and no day more than 100', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 150 }), async (pauses) => {
      const { bank, advance } = await testBank()
      const accepted: number[] = []
      for (const pause of pauses) {
        advance(pause)
        if ((await refusal(() => checkRateLimit(bank, call))) === 'accepted') accepted.push(bank.clock.now())
      }
      const most = Math.max(...accepted.map((time) => accepted.filter((at) => at >= time && at < time + 1000).length))
      expect(most).toBeLessThanOrEqual(5)
      expect(accepted.length).toBeLessThanOrEqual(100)
    }),
    { numRuns: 30 },
  )
})
