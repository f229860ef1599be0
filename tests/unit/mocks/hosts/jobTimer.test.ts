import { expect, test, vi } from 'vitest'
import { runJobsWhenDue } from '../../../../mocks/hosts/jobTimer.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
import type { WebhookRequest } from '../../../../mocks/products/webhooks/deliveries/deliveries.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { control } from '../../../contract/calls.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'
import type { Host } from '../../../contract/hosts.ts'
import { saveClient } from '../../../contract/oauth.ts'

const idleKernel = { ...createKernel(sandboxParts()), subscribe: () => () => undefined }

/** A bank that runs its jobs by itself, with a subscription of a server on this machine. */
async function open() {
  const clock = frozenClock()
  const sent: WebhookRequest[] = []
  const send = (request: WebhookRequest) => void sent.push(request)
  const kernel = createKernel({ ...sandboxParts({ now: clock.now, send }), clock })
  const host: Host = {
    call: (path, init) => kernel.handle(new Request(`http://localhost${path}`, init)),
    close: async () => undefined,
  }
  await saveClient(host)
  const { body } = await control(host, 'POST', '/webhooks/subscriptions', {
    applicationId: 'application-000003',
    customerNumber: '1',
    url: 'http://127.0.0.1:9/',
    transactionTypes: ['FBTCH'],
    accountNumbers: ['1010000001'],
  })
  const { subscriptionId } = (body as { data: { subscriptionId: string } }).data
  const { end } = runJobsWhenDue(kernel, clock)
  /** A webhook that its server refuses: the next attempt is planned five seconds later. */
  async function refusedWebhook() {
    await control(host, 'POST', `/webhooks/subscriptions/${subscriptionId}/fire`, {})
    await control(host, 'POST', `/webhooks/${sent.at(-1)?.id}/answer`, { status: 503 })
  }
  /** How many calls of servers there were once the time has passed. */
  async function sentAfter(milliseconds: number) {
    clock.pass(milliseconds)
    await kernel.ready()
    return sent.length
  }
  return { host, refusedWebhook, sentAfter, end }
}

test.each([0, -3_600_000, 3_600_000])(
  'a retry is sent when it is due by a clock that is %i ms off',
  async (advance) => {
    const { host, refusedWebhook, sentAfter } = await open()
    await control(host, 'POST', '/clock', { advance })
    await refusedWebhook()
    expect([await sentAfter(4999), await sentAfter(1)]).toEqual([1, 2])
  },
)

test('nothing is due while the clock stands, and the rest of the time once it goes', async () => {
  const { host, refusedWebhook, sentAfter } = await open()
  await refusedWebhook()
  expect(await sentAfter(3000)).toBe(1)
  await control(host, 'POST', '/clock', { stop: true })
  expect(await sentAfter(60_000)).toBe(1)
  await control(host, 'POST', '/clock', { stop: false })
  expect([await sentAfter(1999), await sentAfter(1)]).toEqual([1, 2])
})

test('nothing runs after its end', async () => {
  const { refusedWebhook, sentAfter, end } = await open()
  await refusedWebhook()
  await end()
  expect(await sentAfter(60_000)).toBe(1)
})

test('a job that is due and has not been tried is late, and one that could not be stored is not', async () => {
  const clock = frozenClock()
  let nextJobIn: number | undefined = 1000
  let run: () => void = () => undefined
  const runJobs = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        run = resolve
      }),
  )
  const { lateBy, end } = runJobsWhenDue({ ...idleKernel, nextJobIn: () => nextJobIn, runJobs }, clock)
  expect(lateBy()).toBe(0)
  clock.pass(1000)
  nextJobIn = -40_000
  expect([runJobs.mock.calls.length, lateBy()]).toEqual([1, 40_000])
  run()
  await clock.waitedFor()
  expect(lateBy()).toBe(0)
  nextJobIn = -100_000
  clock.pass(60_000)
  run()
  await clock.waitedFor()
  expect([runJobs.mock.calls.length, lateBy()]).toEqual([2, 0])
  nextJobIn = undefined
  await end()
  expect(lateBy()).toBe(0)
})

test('a job that is due in more time than a timer takes is waited for in parts', async () => {
  const clock = frozenClock()
  const longest = 2 ** 31 - 1
  let nextJobIn = longest + 1000
  const waits: number[] = []
  const setTimeout = (callback: () => void, milliseconds: number) => {
    waits.push(milliseconds)
    return clock.setTimeout(callback, milliseconds)
  }
  const runJobs = vi.fn(async () => undefined)
  const kernel = { ...idleKernel, nextJobIn: () => nextJobIn, runJobs }
  const { end } = runJobsWhenDue(kernel, { ...clock, setTimeout })
  nextJobIn = 1000
  clock.pass(longest)
  await clock.waitedFor()
  expect(waits).toEqual([longest, 1000])
  await end()
})

test('its end resolves when the jobs that run have run', async () => {
  const clock = frozenClock()
  let run: () => void = () => undefined
  const runJobs = () =>
    new Promise<void>((resolve) => {
      run = resolve
    })
  const { end } = runJobsWhenDue({ ...idleKernel, nextJobIn: () => 10, runJobs }, clock)
  clock.pass(10)
  let ended = false
  const ending = end().then(() => {
    ended = true
  })
  await Promise.resolve()
  expect(ended).toBe(false)
  run()
  await ending
  expect(ended).toBe(true)
})
