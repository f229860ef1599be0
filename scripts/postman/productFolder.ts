import type { OperationDetails } from '../../src/rules/definition/operation/outline.ts'
import type { ApiRequest } from './apiRequest.ts'
import type { Folder, Item, Script } from './collectionFormat.ts'
import { forgetOtp, skipWithout, testAnswer } from './events/events.ts'
import { otpOperation, takenValues, withMembers } from './requestVariables.ts'
import type { SandboxFlow } from './sandboxFlow.ts'
import { advanceClock } from './sandboxRequests.ts'
import { type TokenNeed, tokenRequestFor } from './tokenRequests.ts'

/** One call of a folder's run. */
interface Call {
  request: ApiRequest
  /** The operation for whose sake it is sent: itself, or one that takes values from its answer. */
  purpose: ApiRequest
  /** It undoes its purpose, which comes before it. */
  isCleanup?: boolean
}

export interface ProductRequests {
  name: string
  description: string
  requests: readonly ApiRequest[]
}

/** Of the whole collection. */
export type RequestsByOperation = ReadonlyMap<string, ApiRequest>

/** The calls of a product, each after those whose answers it needs. */
function orderedCalls(
  requests: readonly ApiRequest[],
  all: RequestsByOperation,
  flow: SandboxFlow | undefined,
): Call[] {
  const calls: Call[] = []
  const sent = new Set<string>()
  const add = (request: ApiRequest, purpose: ApiRequest) => {
    const { id, valuesFrom } = request.operation
    sent.add(id)
    for (const { operation } of valuesFrom) {
      const source = all.get(operation)
      if (source && !sent.has(operation)) add(source, purpose)
    }
    calls.push({ request, purpose })
    const cleanup = request === purpose && all.get(flow?.undoneBy[id] ?? '')
    if (cleanup) calls.push({ request: cleanup, purpose, isCleanup: true })
  }
  // What ends an object comes after all that need it.
  const ends = ({ operation }: ApiRequest) => operation.method === 'delete'
  for (const request of requests.filter((each) => !ends(each))) add(request, request)
  for (const request of requests.filter(ends)) add(request, request)
  return calls
}

const grants = ['client_credentials', 'password', 'authorization_id'] as const

function needOf({ request, purpose }: Call): TokenNeed | undefined {
  const names = request.operation.access[0]?.grants ?? []
  const grant = grants.find((each) => names.includes(each))
  return grant && { grant, customer: purpose.operation.exampleCustomer }
}

const keyOf = ({ grant, customer }: TokenNeed) => `${grant} ${customer}`

const scopesOf = ({ request: { operation } }: Call) => operation.access[0]?.scopes ?? []

function asksForOtp({ otp, bodies }: OperationDetails): boolean {
  if (otp.asks !== 'sometimes') return otp.asks === 'always'
  const sent = bodies[0]?.examples[0]?.name
  return sent !== undefined && otp.examples.includes(sent)
}

/** What calls take from the answer to an operation: JSON Pointers by the name of a variable. */
function takenFrom(source: string, all: RequestsByOperation): Record<string, string> {
  const taken = [...all.values()].flatMap(({ operation }) => takenValues(operation))
  return Object.fromEntries(
    taken.filter((each) => each.source === source).map(({ variable, pointer }) => [variable, pointer]),
  )
}

const successOf = ({ answers }: OperationDetails) =>
  Number(answers.map(({ status }) => status).find((status) => /^2\d\d$/.test(status)) ?? 200)

function takesNote({ valuesFrom }: OperationDetails, all: RequestsByOperation): string {
  const notes = valuesFrom.map(({ operation, values }) => {
    const title = all.get(operation)?.item.name ?? operation
    return `Takes ${Object.keys(values).join(' and ')} from the answer to ${title}.`
  })
  return notes.length > 0 ? `\n\n${notes.join(' ')}` : ''
}

/** The requests of one call: itself, and its completion where it asks for an OTP. */
function itemsOf(
  { request, purpose, isCleanup }: Call,
  all: RequestsByOperation,
  flow: SandboxFlow | undefined,
): Item[] {
  const { operation, item } = request
  const isPreparation = request !== purpose && !isCleanup
  const values = takenFrom(operation.id, all)
  const otp = all.get(otpOperation)
  // A call that is prepared for the completion by hand has to wait for it.
  const isCompleted = otp && asksForOtp(operation) && !(isPreparation && purpose === otp)
  const before: Script[] = request === otp ? [skipWithout('transaction_id')] : asksForOtp(operation) ? [forgetOtp] : []
  const ordered = withMembers(item.request, {
    ...flow?.everyRun[operation.id],
    ...(isPreparation && flow?.otherOrders[operation.id]),
  })
  const sent: Item = {
    name: isPreparation ? `Preparation: ${item.name}` : isCleanup ? `Clean-up: ${item.name}` : item.name,
    request: { ...ordered, description: `${ordered.description ?? ''}${takesNote(operation, all)}` },
    event: [...before, testAnswer(successOf(operation), values)],
    response: isPreparation || isCleanup ? [] : item.response,
  }
  if (!isCompleted) return [sent]
  return [
    sent,
    {
      name: `${sent.name}, OTP`,
      request: {
        ...otp.item.request,
        description: `Completes ${item.name}. A run skips it when that call has not asked for an OTP.`,
      },
      event: [skipWithout('transaction_id'), testAnswer(successOf(otp.operation), values)],
      response: [],
    },
  ]
}

/** The requests of a product in an order in which all succeed: with tokens of its own, and what its calls need from others. */
export function productFolder(
  { name, description, requests }: ProductRequests,
  all: RequestsByOperation,
  flow: SandboxFlow | undefined,
): Folder {
  const calls = orderedCalls(requests, all, flow)
  const scopes = new Map<string, Set<string>>()
  for (const call of calls) {
    const need = needOf(call)
    if (!need) continue
    const known = scopes.get(keyOf(need)) ?? new Set()
    scopes.set(keyOf(need), known)
    for (const scope of scopesOf(call)) known.add(scope)
  }
  let held: string | undefined
  const item = calls.flatMap((call): Item[] => {
    const need = needOf(call)
    const before: Item[] = []
    if (need && keyOf(need) !== held) {
      held = keyOf(need)
      before.push(tokenRequestFor(need, [...(scopes.get(held) ?? [])]))
    }
    const advance = flow?.advanceBefore[call.request.operation.id]
    if (advance !== undefined) before.push(advanceClock(advance))
    return [...before, ...itemsOf(call, all, flow)]
  })
  return { name, description, item }
}
