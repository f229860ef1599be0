import { describe, expect, test } from 'vitest'
import { control } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { hostNames, openHost } from '../../hosts.ts'

const waiting = [
  ['20260313000423', '12', '274000.00'],
  ['20260313000421', '12', '312500.00'],
  ['20260313000415', '6', '500.00'],
]

describe.each(hostNames)('orders that wait on the %s', (name) => {
  test('are approved or refused once, or expire after seven days', async () => {
    const host = await openHost(name, { clock: frozenClock(Date.parse('2026-03-14T10:32:07+03:00')) })
    const listed = async () => {
      const { body } = await control(host, 'GET', '/transfers')
      const { data } = body as {
        data: { referenceNumber: string; customerNumber: string; amount: { amount: string } }[]
      }
      return data.map(({ referenceNumber, customerNumber, amount }) => [referenceNumber, customerNumber, amount.amount])
    }
    expect(await listed()).toEqual(waiting)
    const decide = async (reference: string, decision: string) =>
      (await control(host, 'POST', `/transfers/${reference}/${decision}`)).status
    expect(await decide('20260313000423', 'approve')).toBe(200)
    expect(await decide('20260313000423', 'refuse')).toBe(400)
    expect(await decide('20260313000421', 'refuse')).toBe(200)
    expect(await decide('20260313999999', 'approve')).toBe(404)
    expect(await listed()).toEqual(waiting.slice(2))
    await control(host, 'POST', '/clock', { set: '2026-03-20T20:59:59Z' })
    expect(await listed()).toEqual(waiting.slice(2))
    await control(host, 'POST', '/clock', { set: '2026-03-20T21:00:00Z' })
    expect(await listed()).toEqual([])
    await host.close()
  })
})
