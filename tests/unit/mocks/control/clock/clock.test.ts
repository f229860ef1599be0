import { expect, test } from 'vitest'
import { realClock } from '../../../../../mocks/bank/clock.ts'
import { createKernel } from '../../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'

test('a clock is advanced by exactly what is asked for, though real time goes on meanwhile', async () => {
  let time = Date.parse('2026-11-27T10:00:00Z')
  const now = () => {
    time += 1
    return time
  }
  const kernel = createKernel({ ...sandboxParts(), clock: { ...realClock, now } })
  const advance = async () => {
    const init = { method: 'POST', body: JSON.stringify({ advance: 1000 }) }
    const response = await kernel.handle(new Request('http://localhost/sandbox/api/clock', init))
    return ((await response.json()) as { data: { offset: number } }).data.offset
  }
  expect([await advance(), await advance()]).toEqual([1000, 2000])
})
