import { expect, test } from 'vitest'
import { problems } from '../../../../../src/rules/problem.ts'
import { startTryItOut } from './startTryItOut.ts'

const call = { method: 'POST', path: '/api/transfers', headers: [], body: '{}', mediaType: 'application/json' }
const options = { isSigned: false, isResponseSigned: false, ip: '' }
const typed = { parameters: {}, body: '{}', mediaType: 'application/json' }

/** Sends a call that no answer comes to; `offline` says how the browser is when it is sent, and when it has failed. */
async function sendCall(offline: [before: boolean, after: boolean]) {
  const { actor, settled } = startTryItOut({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    isOffline: () => offline.shift() === true,
    base: 'https://bank.example',
    page: 'https://portal.example/docs/api/money-transfers/eft-transfer',
  })
  actor.send({ type: 'fields.change', typed })
  actor.send({ type: 'request.preview', call, options })
  await settled()
  actor.send({ type: 'request.send' })
  const { value, context } = await settled()
  return {
    value,
    problem: context.problem,
    typed: context.typed,
    canSend: actor.getSnapshot().can({ type: 'request.send' }),
  }
}

test('a call of a browser that is offline was not sent, and can be sent again', async () => {
  expect(await sendCall([true, true])).toEqual({
    value: { resting: 'failed' },
    problem: { kind: 'unknown', message: 'You are offline. Nothing was sent.' },
    typed,
    canSend: true,
  })
})

test.each<[string, [boolean, boolean]]>([
  ['is online', [false, false]],
  ['goes offline meanwhile', [false, true]],
  ['comes online meanwhile', [true, false]],
])('a call without an answer of a browser that %s may have been carried out', async (_, offline) => {
  expect(await sendCall(offline)).toEqual({
    value: { resting: 'lost' },
    problem: problems.network,
    typed,
    canSend: false,
  })
})
