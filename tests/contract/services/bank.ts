import { createSign, generateKeyPairSync } from 'node:crypto'
import { memoryStorage, type Storage } from '../../../mocks/db/storage/storage.ts'
import type { StoredRow } from '../../../mocks/db/table.ts'
import { seededProducts } from '../../../mocks/fixtures/catalogue/services.ts'
import type { Operation } from '../../../mocks/kernel/calls/operation.ts'
import { createKernel, type Kernel } from '../../../mocks/kernel/kernel.ts'
import type { WebhookSender } from '../../../mocks/products/webhooks/deliveries/deliveries.ts'
import { sandboxParts } from '../../../mocks/sandbox.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import type { Grant } from '../../../src/rules/bank/authorization/grants.ts'
import { definitionViolations } from '../../support/definitionViolations.ts'
import { frozenClock } from '../frozenClock.ts'

/** Saturday, 14 March 2026, 10:32:07 in Istanbul: the moment of the definitions' examples. */
const exampleTime = Date.parse('2026-03-14T10:32:07+03:00')

export const context = { channel: 'API', language: 'EN' }

const definitions = await bundleDefinitions()
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const applicationIds = ['application-000001', 'application-000002'] as const

export interface Caller {
  kind: Grant
  customerNumber?: string
  corporateUsername?: string
  /** The account numbers that the customer shares; all if left out. */
  accounts?: readonly string[]
  /** Of its token; all if left out. */
  scopes?: readonly string[]
  /** 1 or 2, the seeded applications. */
  application?: 1 | 2
}

export const publicCaller: Caller = { kind: 'client_credentials' }
export const customer = (customerNumber: string, others: Partial<Caller> = {}): Caller => ({
  kind: 'password',
  customerNumber,
  ...others,
})
export const baasCustomer = (customerNumber: string, others: Partial<Caller> = {}): Caller => ({
  kind: 'authorization_id',
  customerNumber,
  ...others,
})

export interface CallInput {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean>>
  /** Without its context, which is added. */
  body?: object
}

/** What a service answers: its data, or the cause of a failure. */
type ServiceAnswer = { status: number; data: unknown } | { status: number; detailCode: string; message: string }

const documentOf = (service: string) => {
  const definition = definitions[service]
  if (!definition) throw new Error(`No definition ${service}`)
  return definition
}

const seeds = new Map<number, Promise<Map<string, StoredRow>>>()

/** The rows of a bank that is seeded at this moment, computed once in a file; both applications have every product and the test's key. */
function seededRows(at: number): Promise<Map<string, StoredRow>> {
  const known = seeds.get(at) ?? seed(at)
  seeds.set(at, known)
  return known
}

async function seed(at: number) {
  const rows = new Map<string, StoredRow>()
  await createKernel({
    ...sandboxParts(),
    clock: frozenClock(at),
    storage: memoryStorage(rows),
  }).handle(new Request('http://localhost/sandbox/api/clock', { method: 'POST', body: '{"advance":0}' }))
  const productList = seededProducts.map(({ id }) => String(id))
  for (const id of applicationIds) {
    const stored = rows.get(`applications/${id}`)
    if (!stored) throw new Error(`No ${id}`)
    rows.set(`applications/${id}`, {
      ...stored,
      row: { ...(stored.row as object), productList, publicKey, ipList: [] },
    })
  }
  return rows
}

const allScopes = [...new Set(Object.values(definitions).flatMap(({ document }) => scopesIn(JSON.parse(document))))]

function scopesIn({ paths }: { paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>> }) {
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ security = [] }) => security.flatMap((each) => Object.values(each).flat()))
}

interface BankOptions {
  at?: number
  sender?: WebhookSender
  /** Whether both applications ask for an OTP. */
  otpNeeded?: boolean
  /** Milliseconds between two calls: at most five in a second are answered. */
  pace?: number
  /** In place of the bank's own. */
  operations?: readonly Operation[]
}

function changeRow(rows: Map<string, StoredRow>, key: string, changes: object): void {
  const stored = rows.get(key)
  if (!stored) throw new Error(`No row ${key}`)
  rows.set(key, { ...stored, row: { ...(stored.row as object), ...changes } })
}

/** A bank of its own for a test, seeded at this moment: calls are signed, and confirmed when the bank asks for an OTP. */
export async function openBank({
  at = exampleTime,
  sender,
  otpNeeded = false,
  pace = 200,
  operations,
}: BankOptions = {}) {
  const parts = { ...sandboxParts(sender), ...(operations && { operations }) }
  const rows = new Map(await seededRows(at))
  for (const id of applicationIds) changeRow(rows, `applications/${id}`, { otpNeeded })
  const clock = frozenClock(at)
  const tokens = new Map<string, string>()
  let opened: Kernel | undefined
  /** Opened by a call, with the rows as they are then: a test adds tokens and changes rows before its first. */
  const kernel = (): Kernel => {
    opened ??= createKernel({ ...parts, clock, storage: memoryStorage(rows) })
    return opened
  }

  /** Tokens are rows of the storage; a new one needs a kernel that reads it. */
  function tokenOf(caller: Caller): string {
    const key = JSON.stringify(caller)
    const known = tokens.get(key)
    if (known !== undefined) return known
    const { kind, customerNumber = null, corporateUsername = null, accounts = null, application = 2 } = caller
    const { scopes = allScopes } = caller
    const applicationId = applicationIds[application - 1]
    const { row } = rows.get(`applications/${applicationId}`) ?? {}
    const clientId = (row as { oauthClientId?: string } | undefined)?.oauthClientId
    const id = `token-${tokens.size}`
    const grant = { id, applicationId, clientId, kind, scopes, customerNumber, corporateUsername, accounts }
    rows.set(`authorizationGrants/${id}`, { order: tokens.size, row: { ...grant, endedAt: null } })
    const token = { id, grantId: id, scopes, expiresAt: at + 366 * 86_400_000 }
    rows.set(`accessTokens/${id}`, { order: tokens.size, row: token })
    tokens.set(key, id)
    opened = undefined
    return id
  }

  async function send(
    token: string,
    method: string,
    path: string,
    body: string | undefined,
    others: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const url = new URL(path, 'http://localhost')
    const signed = createSign('RSA-SHA256').update(token + (body ?? url.search.slice(1)))
    const headers: Record<string, string> = {
      Authorization: `Bearer ${token}`,
      sign: signed.sign(privateKey, 'base64'),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...others,
    }
    const response = await kernel().handle(new Request(url, { method, headers, ...(body !== undefined && { body }) }))
    const reason = response.headers.get('x-sandbox-reason')
    if (response.status === 500 && !('x-sandbox-fault' in others)) throw new Error(`${method} ${path}: ${reason}`)
    clock.pass(pace)
    return response
  }

  async function confirmed(token: string, answer: { status: number; body: unknown }) {
    const { data } = answer.body as { data?: { status?: string; transactionId: string; authenticationType: number } }
    if (answer.status !== 200 || data?.status !== 'OTP_REQUIRED') return answer
    const { transactionId, status: _status, ...others } = data
    const completion = { ...others, otp_info: '123456', transaction_id: transactionId }
    const body = JSON.stringify({ context, ...completion })
    const response = await send(token, 'POST', '/api/otp/v1/execute', body)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  /** The first answer of a service: one that waits for its OTP is not confirmed. */
  async function ask(service: string, caller: Caller, { path = {}, query = {}, body }: CallInput = {}) {
    const { method, path: template } = documentOf(service)
    const pathname = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const text = body === undefined ? undefined : JSON.stringify({ context, ...body })
    const response = await send(tokenOf(caller), method, `${pathname}${search.size > 0 ? `?${search}` : ''}`, text)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  /** Calls a service, and checks the answer by its definition. @throws Error when it is not as described */
  async function call(service: string, caller: Caller, input: CallInput = {}): Promise<ServiceAnswer> {
    const answer = await ask(service, caller, input)
    const described = await confirmed(tokenOf(caller), answer)
    const violations = [answer, described].flatMap((each) => definitionViolations(service, each))
    if (violations.length > 0) throw new Error(`${service}: ${violations.join(', ')} in ${JSON.stringify(described)}`)
    const { header, data } = described.body as { header: { detailCode: string; message: string }; data: unknown }
    const { detailCode, message } = header
    return described.status === 200
      ? { status: described.status, data }
      : { status: described.status, detailCode, message }
  }

  async function control(method: string, path: string, body?: object): Promise<{ status: number; data: unknown }> {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await kernel().handle(new Request(`http://localhost/sandbox/api${path}`, init))
    const { data } = (await response.json()) as { data: unknown }
    return { status: response.status, data }
  }

  /** A request as it stands, signed. */
  async function request(
    caller: Caller,
    method: string,
    path: string,
    body?: string,
    others?: Readonly<Record<string, string>>,
  ) {
    const response = await send(tokenOf(caller), method, path, body, others)
    return { status: response.status, body: (await response.json()) as unknown, headers: response.headers }
  }

  /** The example of a definition as it stands, with further headers. */
  const requestExample = (service: string, example: string, caller: Caller, others: Readonly<Record<string, string>>) =>
    request(caller, 'POST', documentOf(service).path, JSON.stringify(requestOf(service, example)), others)

  /** A page of the bank, as a browser opens it. */
  const open = (path: string): Promise<Response> => kernel().handle(new Request(`http://localhost${path}`))

  /** The booked balance of an account, in minor units. */
  function balanceOf(accountNumber: string): number {
    const { row } = rows.get(`ledgerAccounts/${accountNumber}`) ?? {}
    return (row as { balance: number }).balance
  }

  /** Changes a row as if the bank had stored it so. */
  function change(key: string, changes: object): void {
    changeRow(rows, key, changes)
    opened = undefined
  }

  /** Goes on with what another storage has. */
  function reopen(storage: Storage): void {
    opened = createKernel({ ...parts, clock, storage })
  }

  return {
    call,
    ask,
    request,
    requestExample,
    reopen,
    control,
    clock,
    open,
    balanceOf,
    change,
    rows: rows as ReadonlyMap<string, StoredRow>,
  }
}

export type TestBank = Awaited<ReturnType<typeof openBank>>

/** The body of an example request of a definition. @throws Error when there is none of this name */
export function requestOf(service: string, example: string): Record<string, unknown> {
  const { document, path, method } = documentOf(service)
  const { paths } = JSON.parse(document) as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { examples: Examples }> } }>>
  }
  const value = paths[path]?.[method.toLowerCase()]?.requestBody.content['application/json']?.examples[example]?.value
  if (!value) throw new Error(`${service} has no request ${example}`)
  return value
}

type Examples = Record<string, { value: Record<string, unknown> }>

export const success = (data: unknown) => ({ status: 200, data })
export const failure = (status: number, detailCode: string, message: string) => ({ status, detailCode, message })
export const missing = failure(404, '-1', 'Not found')
