import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callBankAt } from '../../../../../mocks/hosts/browser/callBankAt.ts'

const origin = 'http://localhost:4173'
const server = 'http://127.0.0.1:8787'

beforeEach(() => vi.stubGlobal('location', new URL(origin)))
afterEach(() => void vi.unstubAllGlobals())

async function sent(bank: string, unnamed: string, url: string, init?: RequestInit) {
  const requests: Request[] = []
  const call = callBankAt(bank, unnamed, async (input) => {
    requests.push(input as Request)
    return new Response()
  })
  await call(new Request(new URL(url, origin), init))
  const [request] = requests
  return request && [request.method, request.url, await request.text()]
}

test.each([
  ['/sandbox/api/clock?a=1', `${server}/banks/a/sandbox/api/clock?a=1`],
  ['/sandbox/api/banks', `${server}/sandbox/api/banks`],
  ['/sandbox/api/banks/b', `${server}/sandbox/api/banks/b`],
  ['/sandbox/api/bankside', `${server}/banks/a/sandbox/api/bankside`],
  ['/portal.json', `${origin}/portal.json`],
  [`${server}/banks/a/user/getuser`, `${server}/banks/a/user/getuser`],
])('of a bank of a server %s goes to %s', async (url, expected) => {
  expect(await sent(`${server}/banks/a/`, server, url)).toEqual(['GET', expected, ''])
})

test('of a bank of this browser control calls go to its path, with method and body', async () => {
  const call = { method: 'PUT', body: '{"seed":"x"}' }
  const at = (url: string) => sent('/bank/banks/a', '', url, call)
  expect(await at('/sandbox/api/settings')).toEqual(['PUT', `${origin}/bank/banks/a/sandbox/api/settings`, call.body])
  expect(await at('/sandbox/api/banks/b')).toEqual(['PUT', `${origin}/sandbox/api/banks/b`, call.body])
})
