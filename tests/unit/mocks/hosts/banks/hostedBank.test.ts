import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { realClock } from '../../../../../mocks/bank/clock.ts'
import { memoryStorage } from '../../../../../mocks/db/storage/storage.ts'
import { controlRequest } from '../../../../../mocks/hosts/banks/controlRequest.ts'
import { hostBank } from '../../../../../mocks/hosts/banks/hostedBank.ts'
import { createKernel } from '../../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../../mocks/sandbox.ts'
import type { Clock } from '../../../../../src/rules/time/clock.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('an unloaded bank is no longer in memory, while its host still has it', async () => {
  const clocks: WeakRef<Clock>[] = []
  const bank = hostBank({
    name: 'team-a',
    storage: { ...memoryStorage(), subscribe: () => () => undefined },
    clock: realClock,
    isNew: true,
    openKernel(storage) {
      const clock = { ...realClock }
      clocks.push(new WeakRef(clock))
      return createKernel({ ...sandboxParts(), storage, clock })
    },
    beforeLoad: () => undefined,
    onRemoved: () => undefined,
  })
  await bank.wake()
  await bank.unload()
  await vi.waitFor(() => {
    collectGarbage()
    expect(clocks.map((clock) => clock.deref())).toEqual([undefined])
  })
  await bank.wake()
  expect(clocks.map((clock) => clock.deref() !== undefined)).toEqual([false, true])
  await bank.end()
})

test('a call and a job that wait for their turn when the bank ends are no failure of its storage', async () => {
  const reports: string[] = []
  const storage = memoryStorage()
  const bank = hostBank({
    name: 'team-a',
    storage,
    clock: realClock,
    isNew: true,
    openKernel: (guarded) =>
      createKernel({ ...sandboxParts(), storage: guarded, report: (line) => void reports.push(line) }),
    beforeLoad: () => undefined,
    onRemoved: () => undefined,
  })
  await bank.wake()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void storage.exclusive(() => held)
  const call = bank.respond(controlRequest('GET', '/clock'))
  const job = bank.wake()
  await vi.waitFor(() => expect(bank.isBusy).toBe(true))
  const ended = bank.end()
  release()
  await Promise.all([ended, job])
  const { status, body } = await call
  expect([status, (JSON.parse(body) as { header: { message: string } }).header.message]).toEqual([
    404,
    'There is no bank team-a. Create it with PUT /sandbox/api/banks/team-a',
  ])
  expect(reports).toEqual([])
})
