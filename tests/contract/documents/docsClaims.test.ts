import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bankDayFrom } from '../../../mocks/bank/dates.ts'
import { seededProducts } from '../../../mocks/fixtures/catalogue/services.ts'
import { type Host, openHost } from '../hosts.ts'
import { type Client, requestToken, saveClient } from '../oauth.ts'
import { customer, openBank } from '../services/bank.ts'

/** What the documentation says about the bank's answers beside its samples. */

let host: Host
beforeEach(async () => {
  host = await openHost('worker host')
})
afterEach(() => host.close())

const idOf = (name: string) => String(seededProducts.find((product) => product.name === name)?.id)
let applications = 0
const application = (products: string[], ipList: string[] = []) =>
  saveClient(host, { name: `Stall ${++applications}`, productList: products.map(idOf), ipList, otpNeeded: false })

const tokenFor = (client: Client, fields: Record<string, string> = {}) =>
  requestToken(host, client, { grant_type: 'password', username: '1', password: 'Sandbox-2026', ...fields })

const limits = ['Limit-Second', 'Limit-Day', 'Remaining-Second', 'Remaining-Day']

async function call(
  accessToken: string | undefined,
  path = '/api/accounts/v1/accounts?size=1',
  init: RequestInit = {},
) {
  const response = await host.call(path, {
    ...init,
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
  })
  const { header } = (await response.json()) as { header: { message: string | null } }
  return {
    status: response.status,
    message: header.message,
    limits: limits.map((name) => response.headers.get(`X-RateLimit-${name}`)),
    retryAfter: response.headers.get('Retry-After'),
  }
}

const unlimited = { limits: [null, null, null, null], retryAfter: null }
const accounts = 'Account Information'

interface Movement {
  amount: { amount: string }
  direction: 'IN' | 'OUT'
  transactionType: string
  explanation: string
  bookedAt: string
}

test('Getting Started names the messages of what can go wrong', async () => {
  const page = readFileSync('src/content/docs/gettingStarted/gettingStarted.mdx', 'utf8')
  const [, section = ''] = /^## If it doesn’t work\n([\s\S]*?)^## /m.exec(page) ?? []
  const first = await application([accounts])
  const reported = [
    (await tokenFor({ ...first, oauthClientSecret: 'wrong' })).body.error_description,
    (await tokenFor(await application(['Loans']), { scope: 'accounts' })).body.error_description,
    (await tokenFor(await application([]), { scope: 'accounts' })).body.error_description,
    (await call((await tokenFor(await application([accounts, 'Loans']), { scope: 'loans' })).body.access_token))
      .message,
    (await call((await tokenFor(await application([accounts], ['203.0.113.9']))).body.access_token)).message,
  ]
  const named = Array.from(section.matchAll(/^\| .*$/gm), ([row]) => row.split(' | ')[0] ?? '').flatMap((cell) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, message]) => message),
  )
  expect(reported).toEqual(named)
  expect((await tokenFor(first, { scope: 'accounts' })).status).toBe(200)
})

test('API Usage says which calls count, and which answers say what is left', async () => {
  const client = await application([accounts, 'Loans'], ['127.0.0.1'])
  const token = (await tokenFor(client)).body.access_token
  const success = { status: 200, message: null, retryAfter: null }
  expect(await call(token)).toEqual({ ...success, limits: ['5', '100', '4', '99'] })
  const ofLoans = (await tokenFor(client, { scope: 'loans' })).body.access_token
  expect(await call(ofLoans)).toEqual({
    status: 403,
    message: 'Insufficient scope',
    limits: ['5', '100', '3', '98'],
    retryAfter: null,
  })
  expect(await call('unknown')).toEqual({
    status: 401,
    message: 'Full authentication is required to access this resource',
    ...unlimited,
  })
  expect(await call(token, '/api/accounts/v1/accounts?size=101')).toEqual({
    status: 400,
    message: 'size: Expected a number from 1 to 100',
    limits: ['5', '100', '2', '97'],
    retryAfter: null,
  })
  expect(await call(token, '/api/accounts/v1/nothing')).toEqual({
    status: 404,
    message: 'Unknown call: GET /bank/api/accounts/v1/nothing',
    ...unlimited,
  })
  expect(await call(token, '/api/accounts/v1/accounts', { method: 'DELETE' })).toEqual({
    status: 405,
    message: '/bank/api/accounts/v1/accounts takes GET, HEAD, not DELETE',
    ...unlimited,
  })
  for (const left of ['1', '0']) expect((await call(token)).limits[2]).toBe(left)
  const refused = { status: 429, message: 'Too many requests', limits: ['5', '100', '0', '95'], retryAfter: '1' }
  expect([await call(token), await call(token)]).toEqual([refused, refused])
})

test('Password Flow says which scopes a token has that was requested without any', async () => {
  const client = await application([accounts, 'Branches and ATMs', 'BaaS Accounts'])
  expect((await tokenFor(client)).body.scope).toBe('accounts')
})

test('Error codes says in which language the sandbox answers, and what it says about a wrong path', async () => {
  const token = (await tokenFor(await application(['Money Transfers']))).body.access_token
  const inquiry = { isInternalTransfer: true, referenceNumber: '20260314000187', transactionDate: '2026-01-05' }
  const ask = (context: object) =>
    call(token, '/api/moneytransfers/v1/status', { method: 'POST', body: JSON.stringify({ ...inquiry, ...context }) })
  expect((await ask({ context: { channel: 'API', language: 'TR' } })).message).toBe('Not found')
  expect((await ask({})).message).toBe('context: Required')
  expect(await call(token, '/api/accounts/v1/nothing')).toEqual({
    status: 404,
    message: 'Unknown call: GET /bank/api/accounts/v1/nothing',
    ...unlimited,
  })
})

test.each([
  ['July', '2026-07', '2026-08'],
  ['August', '2026-08', '2026-09'],
])('Clock and Phone lists the standing orders of customer 1, as they run in %s', async (name, month, next) => {
  const page = readFileSync('src/content/docs/sandbox/sandboxClockAndPhone.mdx', 'utf8')
  const [, section = ''] = /^### Standing orders\n([\s\S]*?)^## /m.exec(page) ?? []
  const rows = Array.from(section.matchAll(/^\| (\d[^|]*) \| ([^|]*) \|$/gm))
  const isDue = ([, days = '']: string[]) => !days.includes(', in ') || days.includes(name)
  const listed = rows.filter(isDue).map(([, days = '', text = '']) => ({
    days:
      days
        .split(',')[0]
        ?.split(' and ')
        .map((day) => bankDayFrom(`${month}-${day.padStart(2, '0')}`)) ?? [],
    amounts: Array.from(text.matchAll(/([\d.]+) (?:TRY|USD)/g), ([, amount = '']) => amount),
  }))
  const bank = await openBank()
  await bank.control('POST', '/clock', { set: `${next}-01T00:00:00+03:00` })
  const read = async (accountNumber: string) => {
    const query = { size: 100, from: `${month}-01`, to: `${month}-31` }
    const answer = await bank.call('account-movements/movement-list', customer('1'), { path: { accountNumber }, query })
    return (answer as { data: { movements: Movement[] } }).data.movements
  }
  const found = (await Promise.all(['1010000001', '1010000002', '1010000003'].map(read))).flat()
  const isVarying = ({ transactionType }: Movement) => ['BILL', 'CASH'].includes(transactionType)
  const isPrice = ({ explanation, direction }: Movement) => explanation === 'Purchase of USD' && direction === 'OUT'
  const dayOf = ({ bookedAt }: Movement) => bookedAt.slice(0, 10)
  const sorted = (values: readonly string[]) => [...new Set(values)].toSorted()
  expect(sorted(listed.flatMap(({ days, amounts }) => amounts.map((amount) => `${days[0]} ${amount}`)))).toEqual(
    sorted(
      found.filter((each) => !isVarying(each) && !isPrice(each)).map((each) => `${dayOf(each)} ${each.amount.amount}`),
    ),
  )
  expect(sorted(listed.filter(({ amounts }) => amounts.length === 0).flatMap(({ days }) => days))).toEqual(
    sorted(found.filter(isVarying).map(dayOf)),
  )
})

test('HTTP methods says what an address answers to a method that it does not take', async () => {
  const answer = await host.call('/api/accounts/v1/accounts', { method: 'DELETE' })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})
