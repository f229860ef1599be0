import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controlCalls } from '../../../mocks/control/controlCalls.ts'
import { hostPages } from '../../../mocks/hosts/pages/hostPages.ts'
import { active, control, seededTickets } from '../calls.ts'
import { frozenClock } from '../frozenClock.ts'
import { openHost } from '../hosts.ts'
import { exampleDay } from '../services.ts'
import { refused } from './data/exportedFile.ts'

/** The table of control calls in docs/sandbox.md: it has each of them, and the bodies that it shows are taken. */

const [, section = ''] = /^## Control calls\n([\s\S]*?)^## /m.exec(readFileSync('docs/sandbox.md', 'utf8')) ?? []
const codesIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)
const rows = Array.from(section.matchAll(/^\| (`.*?) \| (.*) \|$/gm), ([, calls = '', meaning = '']) => ({
  calls: codesIn(calls).map((call) => call.replace(/\?.*/, '')),
  bodies: codesIn(meaning).filter((code) => code.startsWith('{')),
}))

test('it has each control call', () => {
  expect(rows.flatMap(({ calls }) => calls).toSorted()).toEqual(
    controlCalls.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted(),
  )
})

/** The calls of the bodies, with IDs that the seed has, in an order in which all of them can be made. */
const requests: Readonly<Record<string, readonly string[]>> = {
  'POST /clock': [
    '{"advance": ms}',
    '{"next": true}',
    '{"stop": true}',
    '{"set": "2026-03-14T10:32:07+03:00"}',
    '{"reset": true}',
  ],
  'PUT /otp/next': ['{"outcome": "expired"}'],
  'POST /applications': ['{"name": "Till", "oauthRedirectUri": "https://till.example.com/callback"}'],
  'POST /accounts/disable': ['{"eMailAddress": …}'],
  'POST /tickets/:ticketNumber/answer': ['{"description": …}', '{}'],
  'PUT /baas/customers/:customerNumber': ['{"status": "SUSPENDED"}'],
  'POST /webhooks/subscriptions/:subscriptionId/fire': ['{"transactionType": "FBTCH", "signing": "valid"}'],
  'POST /webhooks/subscriptions/:subscriptionId/rotate': ['{"endPrevious": false}'],
  'POST /customers': ['{"story": "salary"}'],
  'PUT /customers/:customerNumber/accounts/:accountNumber': ['{"balance": "1250.00", "status": "BLOCKED"}'],
  'PUT /customers/:customerNumber/cards/:cardId': ['{"status": "BLOCKED"}'],
  'POST /snapshots': ['{"name": …}'],
  'PUT /snapshots/:name': ['{"name": …}'],
  'POST /reset': ['{"seed": "…"}'],
}

/** Bodies of what the seed does not have; the tests of their nouns send them. */
const notSent: Readonly<Record<string, string>> = {
  '{"status": 503}': 'a delivery that is being sent',
  '{"status": null}': 'a delivery that is being sent',
  '{"event": "transfer.settled"}': 'a subscription that has chosen the event',
  '{"eMailAddress", "password"}': 'it only names the members',
  '{"decision": "APPROVED"}': 'an application that is not decided',
  '{"applicationId", "customerNumber", "url", "events", "transactionTypes", "accountNumbers"}':
    'it only names the members',
}

const ids: Readonly<Record<string, string>> = {
  ':ticketNumber': seededTickets.noReply,
  ':subscriptionId': 'WH2603090001',
  ':accountNumber': '1010000001',
  ':cardId': 'DC1000000001',
  ':name': 'Evening',
  ':operation': 'createEftTransfer',
}
const values: Readonly<Record<string, string>> = {
  eMailAddress: active.eMailAddress,
  name: 'Evening',
  description: 'Done',
}

const filled = (body: string) =>
  JSON.parse(
    body
      .replace(/\bms\b/, '1000')
      .replace(/"(\w+)": "?…"?/, (_, name: string) => `"${name}": ${JSON.stringify(values[name] ?? 'a seed')}`),
  ) as object

test('the bank takes each body that it shows', async () => {
  const shown = rows.flatMap(({ bodies }) => bodies)
  expect([...Object.values(requests).flat(), ...Object.keys(notSent)].toSorted()).toEqual(shown.toSorted())
  const host = await openHost('worker host', { clock: frozenClock(exampleDay) })
  const answers: string[] = []
  for (const [call, bodies] of Object.entries(requests)) {
    const [method = '', path = ''] = call.split(' ')
    const customer = path.startsWith('/baas') ? '4000000001' : '1'
    const address = path.replaceAll(/:\w+/g, (name) => ids[name] ?? customer)
    for (const body of bodies) {
      const { status } = await control(host, method, address, filled(body))
      if (status !== 200) answers.push(`${call} ${body}: ${status}`)
    }
  }
  expect(answers).toEqual([])
  await host.close()
})

const addressOf = (path: string) =>
  path.replaceAll(/:\w+/g, (name) => ids[name] ?? (path.startsWith('/baas') ? '4000000001' : '1'))

test('each call that takes a body has examples of it, which the page at / shows', async () => {
  const host = await openHost('server host', { pages: hostPages })
  const send = (method: string, path: string, body: string) =>
    host.call(`/sandbox/api${path}`, { method: method.toUpperCase(), body })
  await control(host, 'POST', '/snapshots', { name: 'Evening' })
  const taking: string[] = []
  for (const { method, path } of controlCalls)
    if (method !== 'get' && (await send(method, addressOf(path), '[]')).status === 400) taking.push(`${method} ${path}`)
  const withBodies = controlCalls.filter(({ bodies }) => bodies !== undefined)
  expect(taking.filter((call) => call !== 'post /import').toSorted()).toEqual(
    withBodies.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
  const page = await (await host.call('/')).text()
  const examples = withBodies.flatMap(({ bodies = [] }) => bodies.map((body) => JSON.stringify(body)))
  expect(examples.filter((body) => !page.includes(`<code>${body.replaceAll('"', '&quot;')}</code>`))).toEqual([])
  await host.close()
})

/** Of what the seed does not have; no seeded application has the product Webhooks. */
const refusals: Readonly<Record<string, number>> = {
  '/baas/applications/:applicationId/decision': 404,
  '/webhooks/:delivery/answer': 404,
  '/webhooks/subscriptions': 403,
}

test.each(controlCalls.filter(({ bodies }) => bodies).map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the bank takes each example of %s',
  async (_, { method, path, bodies = [] }) => {
    const host = await openHost('server host', { clock: frozenClock(exampleDay) })
    await control(host, 'POST', '/snapshots', { name: 'Evening' })
    const statuses: number[] = []
    for (const body of bodies) statuses.push((await control(host, method.toUpperCase(), addressOf(path), body)).status)
    expect(statuses).toEqual(bodies.map(() => refusals[path] ?? 200))
    await host.close()
  },
)

const knownMembers: Readonly<Record<string, string>> = {
  'POST /accounts/disable': 'eMailAddress',
  'POST /applications': 'name, oauthRedirectUri, description, publicKey, productList, ipList, otpNeeded, developer',
  'POST /baas/applications/:applicationId/decision': 'decision',
  'POST /clock': 'advance, set, next, stop, reset',
  'POST /customers': 'story, name, seed',
  'POST /reset': 'seed',
  'POST /snapshots': 'name, overwrite',
  'POST /tickets/:ticketNumber/answer': 'description',
  'POST /webhooks/:delivery/answer': 'status, signature',
  'POST /webhooks/subscriptions': 'applicationId, customerNumber, url, events, transactionTypes, accountNumbers',
  'POST /webhooks/subscriptions/:subscriptionId/fire': 'event, transactionType, signing',
  'POST /webhooks/subscriptions/:subscriptionId/rotate': 'endPrevious',
  'PUT /baas/customers/:customerNumber': 'status, statusReason, accounts',
  'PUT /customers/:customerNumber/accounts/:accountNumber': 'balance, status',
  'PUT /customers/:customerNumber/cards/:cardId': 'status',
  'PUT /faults/:operation': 'kind, status, message, delay, times, every',
  'PUT /otp/next': 'outcome',
  'PUT /settings':
    'expiresIn, refreshExpiresIn, refreshGrace, activationKeyExpiresIn, environment, rateLimit, otpCode, mobileConfirmation, inboxAnswer',
  'PUT /snapshots/:name': 'name, overwrite',
}

test('a member that a call does not know is refused, by the names of those that it knows', async () => {
  const host = await openHost('server host', { clock: frozenClock(exampleDay) })
  await control(host, 'POST', '/snapshots', { name: 'Evening' })
  const answers: Record<string, unknown> = {}
  for (const { method, path, bodies: [body] = [] } of controlCalls) {
    if (body === undefined) continue
    const call = `${method.toUpperCase()} ${path}`
    answers[call] = await control(host, method.toUpperCase(), addressOf(path), { ...body, colour: 'red' })
  }
  const refusal = (known: string) => refused(400, `colour: Unknown field. Known fields: ${known}`)
  expect(answers).toEqual(
    Object.fromEntries(Object.entries(knownMembers).map(([call, known]) => [call, refusal(known)])),
  )
  await host.close()
})
