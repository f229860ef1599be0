import { expect, test, vi } from 'vitest'
import type { PortalClient, RequestOptions } from '../../../../src/api/client/client.ts'
import { operations } from '../../../../src/api/operations.ts'
import {
  type InputOf,
  startAuthorizedCall,
  type TokenProvider,
} from '../../../../src/app/session/startAuthorizedCall.ts'
import { problems } from '../../../../src/rules/problem.ts'
import { frozenClock } from '../../../contract/frozenClock.ts'

const authenticated: TokenProvider = {
  check: () => ({ kind: 'signedIn', lifetime: 'fresh', refreshing: false, refreshable: true }),
  checkAgain: () => Promise.reject(new Error('Nothing is to be checked again')),
  authorization: () => 'Bearer ada',
  requestRefresh: () => {},
  refreshed: () => Promise.reject(new Error('Nothing is to be refreshed')),
}

test('a call is made with the token in force, and its progress reaches who asked for it', async () => {
  const scopes: RequestOptions[] = []
  const data = JSON.stringify({ header: { status: 'SUCCESS' }, data: { ticketNumber: 7 } })
  const client = {
    scoped(options: RequestOptions) {
      scopes.push(options)
      return { services: { POST: async () => ({ data, response: new Response() }) } }
    },
  } as unknown as PortalClient
  const environment = { clock: frozenClock(), whenHydrated: (start: () => void) => start() }
  const onProgress = () => {}
  const { signal } = new AbortController()
  const ticket = {
    errorType: '4',
    apiName: '',
    endpointAddress: '',
    subject: 'S',
    description: 'D',
    errorCode: '',
  } as const
  const sent = startAuthorizedCall(
    { client, environment, tokens: authenticated },
    'createTicket',
    { ...ticket, file: { name: 'log.txt', data: 'YQ==' } },
    { signal, onProgress },
  )
  expect(await sent).toBe('7')
  expect(scopes).toEqual([{ signal: expect.any(AbortSignal), authorization: 'Bearer ada', onProgress }])
})

test('who gives a call up ends what it sends', async () => {
  const signals: AbortSignal[] = []
  const client = {
    scoped({ signal }: RequestOptions) {
      signals.push(signal)
      return { services: { POST: () => new Promise(() => {}) } }
    },
  } as unknown as PortalClient
  const environment = { clock: frozenClock(), whenHydrated: (start: () => void) => start() }
  const given = new AbortController()
  const sent = startAuthorizedCall({ client, environment, tokens: authenticated }, 'listApplications', undefined, {
    signal: given.signal,
  })
  await expect.poll(() => signals.length).toBe(1)
  given.abort('left')
  await expect(sent).rejects.toBe('left')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('a call whose code a newer version has replaced says so, and is not taken for one that may have been sent', async () => {
  const message = 'Failed to fetch dynamically imported module: https://portal.test/assets/profile-1.js'
  vi.spyOn(operations, 'saveProfile').mockRejectedValue(new TypeError(message))
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  const environment = { clock: frozenClock(), whenHydrated: (start: () => void) => start() }
  const client = {} as PortalClient
  const { signal } = new AbortController()
  const sent = startAuthorizedCall(
    { client, environment, tokens: authenticated },
    'saveProfile',
    {} as InputOf<'saveProfile'>,
    { signal },
  )
  await expect(sent).rejects.toEqual(problems.outdated)
  vi.unstubAllGlobals()
})
