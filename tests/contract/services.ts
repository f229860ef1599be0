import { memoryStorage } from '../../mocks/db/storage.ts'
import type { StoredRow } from '../../mocks/db/table.ts'
import { seededProducts } from '../../mocks/seed/services.ts'
import type { Grant } from '../../src/rules/grants.ts'
import type { Answer } from './calls.ts'
import { frozenClock } from './frozenClock.ts'
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
}

/** A bank on the day of the examples, with an access token of the first seeded application. */
export async function openServices(
  name: HostName,
  { kind = 'client_credentials', scopes = ['public'], customerNumber = null, endedAt = null, ...others }: Options = {},
): Promise<Host> {
  const clock = frozenClock(exampleDay)
  const rows = new Map<string, StoredRow>()
  const seeding = await openHost('worker host', { clock, storage: memoryStorage(rows) })
  await seeding.call('/sandbox/api/clock', { method: 'POST', body: '{"advance":0}' })
  const application = rows.get('applications/application-000001')?.row as {
    oauthClientId: string
    productList: string[]
  }
  application.productList = seededProducts.map(({ id }) => String(id))
  const { expiresAt = exampleDay + 599_000 } = others
  const grant = { id: 'grant', applicationId: 'application-000001', clientId: application.oauthClientId, kind, scopes }
  const customer = { customerNumber, corporateUsername: null, accounts: null, endedAt }
  rows.set('authorizationGrants/grant', { order: 0, row: { ...grant, ...customer } })
  rows.set(`accessTokens/${accessToken}`, { order: 0, row: { id: accessToken, grantId: 'grant', scopes, expiresAt } })
  return openHost(name, { clock, storage: memoryStorage(rows) })
}

const bearer = { Authorization: `Bearer ${accessToken}` }

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
