import { expect, test } from 'vitest'
import { wakeOverdueBanks } from '../../../../../mocks/hosts/server/wakeOverdueBanks.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

test('wakes each second what is overdue, leaves alone for a minute what fails, and ends', async () => {
  const clock = frozenClock()
  const asked: number[] = []
  const woken: string[] = []
  const reported: string[] = []
  const { end, isLeftAlone } = wakeOverdueBanks({
    async overdue(milliseconds) {
      asked.push(milliseconds)
      if (asked.length === 2) throw new Error('The database is away')
      return ['a', 'damaged']
    },
    async wake(name) {
      woken.push(name)
      if (name === 'damaged') throw new Error('unreadable')
    },
    clock,
    report: (line) => reported.push(line),
  })
  const look = async () => {
    clock.pass(1000)
    await clock.waitedFor()
  }
  await look()
  expect([asked, woken]).toEqual([[1000], ['a', 'damaged']])
  expect([isLeftAlone('a'), isLeftAlone('damaged')]).toEqual([false, true])
  await look()
  await look()
  expect([asked, woken]).toEqual([
    [1000, 1000, 1000],
    ['a', 'damaged', 'a'],
  ])
  clock.pass(59_000)
  await clock.waitedFor()
  expect(woken).toEqual(['a', 'damaged', 'a', 'a', 'damaged'])
  expect(reported).toEqual(Array.from({ length: 2 }, () => "Couldn't wake the bank damaged: unreadable"))
  await end()
  clock.pass(10_000)
  expect(asked.length).toBe(4)
})
