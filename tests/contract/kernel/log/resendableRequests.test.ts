import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { indexedDbStorage } from '../../../../mocks/db/storage/indexedDb/indexedDbStorage.ts'
import { createKernel } from '../../../../mocks/kernel/kernel.ts'
import { sandboxParts } from '../../../../mocks/sandbox.ts'
import { sandboxServer } from '../../../../src/rules/sandbox/banks/sandboxServer.ts'
import { control, getUser, signIn, type Tokens } from '../../calls.ts'
import { frozenClock } from '../../frozenClock.ts'
import { type Host, hostNames, issuerOn, openHost } from '../../hosts.ts'

const notKept = {
  status: 409,
  body: {
    header: {
      status: 'ERROR',
      statusCode: 409,
      message:
        'This request cannot be sent again: the sandbox keeps the newest 100 with a body of at most 64 KiB, until it restarts, unloads the bank or replaces its data',
    },
  },
}

describe.each(hostNames)('a call of the log on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  const dataOf = async (path: string) => ((await control(host, 'GET', path)).body as { data: unknown }).data
  const events = async () => (await dataOf('/events')) as { id: string; operation: string; status: number }[]

  test('is sent again as it came, with its token', async () => {
    const { access_token } = (await signIn(host)).body as Tokens
    await getUser(host, access_token)
    expect(await control(host, 'POST', '/events/call-000002/replay', {})).toMatchObject({
      status: 200,
      body: { data: { id: 'call-000003' } },
    })
    expect((await events()).map(({ id, operation, status }) => [id, operation, status])).toEqual([
      ['call-000003', 'getUser', 200],
      ['call-000002', 'getUser', 200],
      ['call-000001', 'obtainToken', 200],
    ])
    const { request } = (await dataOf('/events/call-000003')) as { request: object }
    expect(request).toEqual(((await dataOf('/events/call-000002')) as { request: object }).request)
  })

  test('is sent again with the same body, and refused for what was used once', async () => {
    await signIn(host)
    await control(host, 'POST', '/events/call-000001/replay', {})
    expect((await events())[0]).toMatchObject({ operation: 'obtainToken', status: 400, decision: 'refused' })
  })

  test('cannot be sent again when it is unknown, large or older than the newest hundred', async () => {
    const { access_token } = (await signIn(host)).body as Tokens
    expect(await control(host, 'POST', '/events/call-000009/replay', {})).toMatchObject({ status: 404 })
    for (let call = 0; call < 100; call++) await getUser(host, access_token)
    expect(await control(host, 'POST', '/events/call-000001/replay', {})).toEqual(notKept)
    await host.call('/api-user-service/user/getuser', {
      method: 'POST',
      headers: { Authorization: `bearer ${access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' }, filler: 'x'.repeat(65_536) }),
    })
    const [large] = await events()
    expect(await control(host, 'POST', `/events/${large?.id}/replay`, {})).toEqual(notKept)
  })

  test('cannot be sent again from the log of a file that was imported', async () => {
    await signIn(host)
    const file = await (await host.call('/sandbox/api/export')).text()
    await host.call('/sandbox/api/import', { method: 'POST', body: file })
    expect((await events()).map(({ id }) => id)).toEqual(['call-000001'])
    expect(await control(host, 'POST', '/events/call-000001/replay', {})).toEqual(notKept)
  })

  test('is not mistaken for the call that had its ID before a reset', async () => {
    const call = async (filler: string) => {
      const { access_token } = (await signIn(host)).body as Tokens
      await getUser(host, access_token, { 'x-filler': 'small' })
      await host.call('/api-user-service/user/getuser', {
        method: 'POST',
        headers: { Authorization: `bearer ${access_token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ context: { channel: 'APIPORTAL', language: 'TR' }, filler }),
      })
    }
    await call('')
    await control(host, 'POST', '/reset', {})
    await call('x'.repeat(65_536))
    expect((await events()).map(({ id }) => id)).toEqual(['call-000003', 'call-000002', 'call-000001'])
    expect(await control(host, 'POST', '/events/call-000003/replay', {})).toEqual(notKept)
  })

  test('is exported as an HTTP Archive, without a secret', async () => {
    const { access_token } = (await signIn(host)).body as Tokens
    await getUser(host, access_token)
    const har = (await dataOf('/har')) as { log: { version: string; entries: { request: object; response: object }[] } }
    expect(har.log.version).toBe('1.2')
    expect(har.log.entries).toHaveLength(2)
    expect(har.log.entries[1]).toMatchObject({
      startedDateTime: '2026-01-05T10:00:00.000Z',
      request: {
        method: 'POST',
        url: `${name === 'worker host' ? sandboxServer : issuerOn(name, host)}/api-user-service/user/getuser`,
        postData: { mimeType: 'application/json', text: '{"context":{"channel":"APIPORTAL","language":"TR"}}' },
      },
      response: { status: 200, content: { mimeType: 'application/json' } },
    })
    expect(JSON.stringify(har)).not.toContain(access_token)
  })

  test('names its application', async () => {
    expect(await dataOf('/applications')).toEqual([
      { id: 'application-000001', name: 'Till Companion' },
      { id: 'application-000002', name: 'Budget Diary' },
    ])
  })
})

test('a call is not mistaken for the one that has its ID after another process has reset the bank', async () => {
  const clock = frozenClock()
  const open = () => {
    const kernel = createKernel({ ...sandboxParts(), clock, storage: indexedDbStorage('shared') })
    return async (method: string, path: string) => {
      const response = await kernel.handle(new Request(`http://localhost${path}`, { method }))
      return { status: response.status, body: (await response.json()) as unknown }
    }
  }
  const [first, second] = [open(), open()]
  await first('GET', '/api/accounts/v1/accounts')
  clock.pass(1000)
  await second('POST', '/sandbox/api/reset')
  await second('GET', '/api/loans/v1/loans')
  const { data } = (await first('GET', '/sandbox/api/events')).body as { data: { id: string; operation: string }[] }
  expect(data.map(({ operation }) => operation)).toEqual(['listLoans'])
  expect(await first('POST', `/sandbox/api/events/${data[0]?.id}/replay`)).toEqual(notKept)
  expect(await second('POST', `/sandbox/api/events/${data[0]?.id}/replay`)).toMatchObject({ status: 200 })
})
