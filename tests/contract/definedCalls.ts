import { dayOf } from '../../mocks/bank/dates.ts'
import { bundleDefinitions } from '../../scripts/definitions/bundleDefinitions.ts'
import type { Grant } from '../../src/rules/bank/authorization/grants.ts'
import { testCustomers } from '../../src/rules/bank/testCustomers.ts'
import { detailsOf, type OperationDetails, outlineOf } from '../../src/rules/definition/operation/outline.ts'
import { examplesDayOf, withExamplesOn } from '../../src/rules/definition/samples/exampleDays.ts'
import { type KnownAnswer, prefillOf } from '../../src/rules/definition/samples/prefill.ts'
import type { Caller, CallInput, TestBank } from './services/bank.ts'

/** Every operation of the bank by its definition. */
export const definitions = Object.entries(await bundleDefinitions()).map(([service, { operationId, document }]) => {
  const parsed = JSON.parse(document) as Record<string, unknown>
  const [outline] = outlineOf(parsed).operations
  if (!outline) throw new Error(`${service} has no operation`)
  return { service, operationId, parsed, operation: detailsOf(parsed, outline) }
})
const examplesDay = examplesDayOf(definitions[0]?.parsed ?? {})
export type Defined = (typeof definitions)[number]

/** @throws Error when there is none of this id */
export function definedAs(id: string): Defined {
  const found = definitions.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`There is no operation ${id}`)
  return found
}

export function callerOf(kind: Grant, number: string | null): Caller {
  if (kind === 'client_credentials') return { kind }
  const customerNumber = number ?? (kind === 'authorization_id' ? '4000000001' : '1')
  const { corporateUsername } = testCustomers.find((each) => each.number === customerNumber) ?? {}
  return { kind, customerNumber, ...(corporateUsername !== undefined && { corporateUsername }) }
}

/** What Try it out sends on a day, by default that of the examples. */
export function inputOf(
  operation: OperationDetails,
  answers: readonly KnownAnswer[] = [],
  today = examplesDay,
): CallInput {
  const { parameters, body } = prefillOf(withExamplesOn(operation, examplesDay, today), answers)
  const placed = (place: string) =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map(({ name, value }) => [name, value]))
  return { path: placed('path'), query: placed('query'), ...(body && { body: JSON.parse(body.text) as object }) }
}

/** The bank takes some minutes to approve a loan. */
const approval = 5 * 60_000

/** What a call of the operation sends, after the calls whose answers it needs. */
export async function preparedInput(
  bank: TestBank,
  { operationId, operation }: Defined,
  grant: Grant,
): Promise<CallInput> {
  const answers: KnownAnswer[] = []
  const today = () => dayOf(bank.clock.now())
  async function prepare(id: string) {
    const source = definedAs(id)
    for (const { operation: earlier } of source.operation.valuesFrom) await prepare(earlier)
    const caller = callerOf(grant, operation.exampleCustomer)
    const input = inputOf(source.operation, answers, today())
    // The call that executes a transaction needs one that waits.
    const body =
      operationId === 'executeOtp'
        ? (await bank.ask(source.service, caller, input)).body
        : await bank.call(source.service, caller, input)
    answers.push({ operation: id, body })
    if (id === 'createLoanApplication') bank.clock.pass(approval)
  }
  for (const { operation: source } of operation.valuesFrom) await prepare(source)
  return inputOf(operation, answers, today())
}
