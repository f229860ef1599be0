import { dayOf } from '../../mocks/bank/dates.ts'
import { type Node, nodeOf } from '../../src/rules/definition/references.ts'
import { examplesDayOf } from '../../src/rules/definition/samples/exampleDays.ts'
import { isRecord } from '../../src/rules/problem.ts'
import { callerOf, type Defined, inputOf, preparedInput } from './definedCalls.ts'
import { type Caller, type CallInput, openBank, type TestBank } from './services/bank.ts'

/** What an example of a failure says of how to get it (mocks/openapi/README.md, x-provoke). */
export interface Provocation {
  how: string
  /** A JSON merge patch (RFC 7396) of the body. */
  body?: Node
  rawBody?: string
  /** Of the path or the query, by name. */
  parameters?: Readonly<Record<string, string | null>>
  headers?: Readonly<Record<string, string>>
  unknownId?: boolean
  /** The test customer whose token is sent. */
  customer?: string
  scopes?: readonly string[]
  ipList?: readonly string[]
  /** How often the call is sent: one after another, each confirmed, or in one second. */
  times?: number
  atOnce?: number
  /** A patch of the body of the same call that is sent before. */
  earlier?: Node
  /** Seconds by the bank's clock before the call is sent. */
  wait?: number
  /** Bodies of control calls that are a PUT, by path, before the call is sent. */
  control?: Readonly<Record<string, object>>
  /** The IDs of the API products that the application still has when the call is sent. */
  apiProducts?: readonly string[]
  key?: 'running' | 'reused'
  fault?: string
  /** The time of the bank when the call is sent. */
  at?: string
}

const key = { 'Idempotency-Key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }

/** RFC 7396. */
function patched(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const base = nodeOf(target)
  const changed = Object.entries(patch).map(([name, value]) => [name, patched(base[name], value)] as const)
  const kept = Object.entries(base).filter(([name]) => !Object.hasOwn(patch, name))
  return Object.fromEntries([...kept, ...changed.filter(([, value]) => value !== null)])
}

const idName = /(Id|Number|Iban)$/
const noSuch = (id: string) => id.replaceAll(/\d/g, '9')

/** The parameter of the path, or else the first ID in the body, with an ID that nothing has. */
function withUnknownId({ path = {}, body, ...input }: CallInput): CallInput {
  if (Object.keys(path).length > 0)
    return {
      ...input,
      ...(body && { body }),
      path: Object.fromEntries(Object.entries(path).map(([name, id]) => [name, noSuch(id)])),
    }
  const [name, id] =
    Object.entries(body ?? {}).find(([each, value]) => idName.test(each) && typeof value === 'string') ?? []
  if (name === undefined) throw new Error('The call has no ID')
  return { ...input, body: { ...body, [name]: noSuch(String(id)) } }
}

const present = (query: Readonly<Record<string, string | number | boolean | null>>) =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))

export interface Failed {
  status: number
  body: unknown
}

/** What an operation answers when the error is provoked as its definition says, by a bank that was seeded at `start`. */
export async function provoke(
  defined: Defined,
  caller: Caller,
  provocation: Provocation,
  start?: number,
): Promise<Failed> {
  const { operation } = defined
  const { body, rawBody, parameters = {}, headers = {}, unknownId, customer, scopes, ipList, at } = provocation
  const { times = 1, atOnce = 1, earlier, wait = 0, control = {}, apiProducts } = provocation
  const bank = await openBank({
    pace: atOnce > 1 || earlier ? 0 : 200,
    otpNeeded: operation.id === 'executeOtp',
    ...(start !== undefined && { at: start }),
  })
  const today = dayOf(bank.clock.now())
  const sender = { ...(customer === undefined ? caller : callerOf(caller.kind, customer)), ...(scopes && { scopes }) }
  const isPlain = headers.Authorization !== undefined || scopes || ipList || atOnce > 1 || rawBody !== undefined
  const plain = isPlain ? inputOf(operation, [], today) : await preparedInput(bank, defined, caller.kind)
  const compact = (day: string) => day.replaceAll('-', '')
  /** IDs of bills have the day in them. */
  const onDay = (patch: Node): unknown =>
    JSON.parse(JSON.stringify(patch).replaceAll(compact(examplesDayOf(defined.parsed)), compact(today)))
  const placed = (place: string) =>
    Object.fromEntries(
      Object.entries(parameters).filter(([name]) =>
        operation.parameters.some((each) => each.in === place && each.name === name),
      ),
    )
  const whole = unknownId ? withUnknownId(plain) : plain
  const input: CallInput = {
    path: { ...whole.path, ...placed('path') } as Record<string, string>,
    query: present({ ...whole.query, ...placed('query') }),
    ...(whole.body && { body: body ? (patched(whole.body, onDay(body)) as object) : whole.body }),
  }
  if (ipList) bank.change('applications/application-000002', { ipList })
  if (at !== undefined) await bank.control('POST', '/clock', { set: at })
  for (const [path, sent] of Object.entries(control)) {
    const { status } = await bank.control('PUT', path, sent)
    if (status !== 200) throw new Error(`PUT ${path} answered ${status}`)
  }
  if (apiProducts) bank.change('applications/application-000002', { productList: apiProducts })
  const send = (others: Readonly<Record<string, string>> = {}, change: object = {}) =>
    bank.request(sender, operation.method.toUpperCase(), addressOf(operation.path, input), textOf(input, change), {
      ...headers,
      ...others,
    })
  function textOf({ body: sent }: CallInput, change: object) {
    if (rawBody !== undefined) return rawBody
    return sent && JSON.stringify({ ...sent, ...change })
  }
  if (provocation.fault !== undefined) return send({ 'x-sandbox-fault': provocation.fault })
  if (provocation.key === 'reused') {
    await send(key)
    return send(key, { context: { channel: 'API', language: 'TR' } })
  }
  if (provocation.key === 'running') return sendTwice(bank, send)
  if (earlier) await bank.call(defined.service, sender, { ...input, body: patched(input.body, earlier) as object })
  for (let left = times; left > 1; left -= 1) await bank.call(defined.service, sender, input)
  for (let left = atOnce; left > 1; left -= 1) await send()
  bank.clock.pass(wait * 1000)
  return send()
}

async function sendTwice({ clock }: TestBank, send: (others: Readonly<Record<string, string>>) => Promise<Failed>) {
  const first = send({ ...key, 'x-sandbox-fault': '{"kind":"delay","delay":5000}' })
  await clock.waitedFor()
  const second = await send(key)
  clock.pass(5000)
  await first
  return second
}

function addressOf(template: string, { path = {}, query = {} }: CallInput): string {
  const pathname = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/** That of the operation, or of the example of the failure; null where neither says anything of it. */
export function provocationOf(operation: Node, name: string, example: Node): Provocation | null {
  const provocation = nodeOf(operation['x-provoke'])[name] ?? example['x-provoke']
  return isRecord(provocation) ? (provocation as unknown as Provocation) : null
}
