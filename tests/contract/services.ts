import { memoryStorage } from '../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../mocks/db/table.ts'
import type { ApplicationRow } from '../../mocks/db/tables/portal/applications.ts'
import { seededProducts } from '../../mocks/fixtures/catalogue/services.ts'
import type { Operation } from '../../mocks/kernel/calls/operation.ts'
import type { Grant } from '../../src/rules/bank/authorization/grants.ts'
import { defaultSettings, type Settings } from '../../src/rules/sandbox/settings.ts'
import type { Answer } from './calls.ts'
import { type FrozenClock, frozenClock } from './frozenClock.ts'
import { type Host, type HostName, openHost } from './hosts.ts'

/** The day on which the definitions' examples happen. */
export const exampleDay = Date.parse('2026-03-14T10:32:07+03:00')

export const accessToken = 'an-access-token'

interface Options {
  kind?: Grant
  scopes?: readonly string[]
  customerNumber?: string | null
  expiresAt?: number
  endedAt?: number | null
  /** Of the application; without a change every address may call. */
  application?: Partial<Pick<ApplicationRow, 'ipList' | 'otpNeeded' | 'publicKey'>>
  /** Without a change the number of calls is not limited. */
  settings?: Partial<Settings>
  /** Without a change it stands still on the day of the examples. */
  clock?: FrozenClock
  /** What the bank answers; everything without a change. */
  operations?: readonly Operation[]
}

/** A bank on the day of the examples, with an access token of the first seeded application. */
export async function openServices(
  name: HostName,
  {
    kind = 'client_credentials',
    scopes = ['public'],
    customerNumber = null,
    endedAt = null,
    expiresAt = exampleDay + 599_000,
    application: changes,
    settings,
    ...others
  }: Options = {},
): Promise<Host> {
  const clock = frozenClock(exampleDay)
  const rows = new Map<string, StoredRow>()
  const seeding = await openHost('worker host', { clock, storage: memoryStorage(rows) })
  await seeding.call('/sandbox/api/clock', { method: 'POST', body: '{"advance":0}' })
  const row = <Row>(key: string) => rows.get(key)?.row as Row
  const application = row<ApplicationRow>('applications/application-000001')
  const productList = seededProducts.map(({ id }) => String(id))
  const grant = { id: 'grant', applicationId: 'application-000001', clientId: application.oauthClientId, kind, scopes }
  const customer = { customerNumber, corporateUsername: null, accounts: null, endedAt }
  rows.set('authorizationGrants/grant', { order: 0, row: { ...grant, ...customer } })
  rows.set(`accessTokens/${accessToken}`, { order: 0, row: { id: accessToken, grantId: 'grant', scopes, expiresAt } })
  rows.set('applications/application-000001', {
    order: 0,
    row: { ...application, productList, ipList: [], ...changes },
  })
  const system = row<object>('system/system')
  rows.set('system/system', {
    order: 0,
    row: { ...system, settings: { ...defaultSettings, rateLimit: 'off', ...settings } },
  })
  return openHost(name, { clock, storage: memoryStorage(rows), ...others })
}

export const bearer = { Authorization: `Bearer ${accessToken}` }

/** The answer, and what the sandbox says about the reason of a refusal. */
export async function callService(
  host: Host,
  path: string,
  init: RequestInit = { headers: bearer },
): Promise<Answer & { reason: string | null }> {
  const response = await host.call(path, init)
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    reason: response.headers.get('x-sandbox-reason'),
  }
}
