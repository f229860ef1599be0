import { expect, test } from 'vitest'
import type { Bank } from '../../../../../mocks/bank/bank.ts'
import { createSandboxClock } from '../../../../../mocks/bank/clock.ts'
import { untilChange } from '../../../../../mocks/kernel/turns/untilChange.ts'
import { frozenClock } from '../../../../contract/frozenClock.ts'

const day = 86_400_000

test('a wait that becomes longer than timers can be, since the clock was set back, does not end at once', async () => {
  const real = frozenClock()
  const waits: number[] = []
  const clock = createSandboxClock(
    {
      ...real,
      setTimeout(callback, milliseconds) {
        waits.push(milliseconds)
        return real.setTimeout(callback, milliseconds)
      },
    },
    () => ({ clockOffset: -30 * day }),
  )
  let change = () => {}
  const subscribe = (listener: () => void) => {
    change = listener
    return () => {}
  }
  const bank = { clock, tables: { system: { get: () => undefined } } } as unknown as Bank
  const changed = untilChange({ bank, isShared: false, subscribe }, real.now(), new AbortController().signal)
  change()
  await changed
  expect(waits).toEqual([2 ** 31 - 1])
})
