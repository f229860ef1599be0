import { expect, test } from 'vitest'
import { createCallsInFlight } from '../../../../../src/app/bootstrap/portal/callsInFlight.ts'

/** A bank whose answers come when they are given. */
function heldBank() {
  const answers: ((response: Response) => void)[] = []
  const failures: ((error: Error) => void)[] = []
  const fetch: typeof globalThis.fetch = () =>
    new Promise((resolve, reject) => {
      answers.push(resolve)
      failures.push(reject)
    })
  return { fetch, answers, failures }
}

const inOrder = () => new Promise((resolve) => setTimeout(resolve))

function watched(settled: Promise<void>) {
  let isSettled = false
  settled.then(() => {
    isSettled = true
  })
  return () => isSettled
}

test('a document is left once every change is answered in full', async () => {
  const { fetch, answers } = heldBank()
  const calls = createCallsInFlight()
  const bank = calls.counted(fetch)
  const texts = [
    bank('https://bank.test/save', { method: 'POST' }),
    bank(new Request('https://bank.test', { method: 'PUT' })),
  ].map(async (call) => (await call).text())
  const isSettled = watched(calls.settled())
  answers[0]?.(new Response('saved'))
  await inOrder()
  expect(isSettled()).toBe(false)

  let end = () => {}
  const body = new ReadableStream({
    start(controller) {
      end = () => controller.close()
      controller.enqueue(new TextEncoder().encode('updated'))
    },
  })
  answers[1]?.(new Response(body))
  await inOrder()
  expect(isSettled()).toBe(false)
  end()
  await calls.settled()
  expect([isSettled(), await Promise.all(texts)]).toEqual([true, ['saved', 'updated']])
})

test('a call that an answer leads to is waited for as well', async () => {
  const { fetch, answers } = heldBank()
  const calls = createCallsInFlight()
  const bank = calls.counted(fetch)
  bank('https://bank.test/refresh', { method: 'POST' }).then(() => bank('https://bank.test/save', { method: 'POST' }))
  const isSettled = watched(calls.settled())
  answers[0]?.(new Response())
  await inOrder()
  await inOrder()
  expect([answers.length, isSettled()]).toEqual([2, false])
  answers[1]?.(new Response())
  await calls.settled()
  expect(isSettled()).toBe(true)
})

test('nobody waits for what only reads, nor for what has failed', async () => {
  const { fetch, failures } = heldBank()
  const calls = createCallsInFlight()
  const bank = calls.counted(fetch)
  bank('https://bank.test/list')
  bank(new Request('https://bank.test/list', { method: 'HEAD' }))
  await calls.settled()
  const lost = bank('https://bank.test/save', { method: 'POST' })
  failures.at(-1)?.(new TypeError('Failed to fetch'))
  await expect(lost).rejects.toThrow(new TypeError('Failed to fetch'))
  await calls.settled()
})
