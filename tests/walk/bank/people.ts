import { baasCustomers } from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { testCustomers } from '../../../src/rules/bank/testCustomers.ts'
import type { BankOperation } from './definitions.ts'

export type ApplicationName = 'A' | 'B'

/** An application, alone or for a customer. */
export interface Caller {
  id: string
  application: ApplicationName
  /** Null for the application alone. */
  customer: string | null
  kind: 'public' | 'customer' | 'baas'
}

const developers = { A: 'Deniz’s application', B: 'Nil’s application' } as const
const applications = ['A', 'B'] as const

export const callers: readonly Caller[] = applications.flatMap((application): Caller[] => [
  { id: `${application}/public`, application, customer: null, kind: 'public' },
  ...testCustomers.map(({ number }) => ({
    id: `${application}/${number}`,
    application,
    customer: number,
    kind: 'customer' as const,
  })),
  ...baasCustomers.map(({ customerNumber }) => ({
    id: `${application}/${customerNumber}`,
    application,
    customer: customerNumber,
    kind: 'baas' as const,
  })),
])

/** @throws Error when there is none of this id */
export function callerOf(id: string): Caller {
  const found = callers.find((each) => each.id === id)
  if (!found) throw new Error(`There is no caller ${id}`)
  return found
}

const names = new Map([
  ...testCustomers.map(({ number, name }) => [number, name] as const),
  ...baasCustomers.map(({ customerNumber, name }) => [customerNumber, name] as const),
])

export function nameOf(id: string): string {
  const { application, customer } = callerOf(id)
  return customer === null ? developers[application] : `${developers[application]} for ${names.get(customer)}`
}

const kinds = { publicAccess: 'public', customerAccess: 'customer', baasAccess: 'baas' } as const

/** Those whose tokens open the operation. */
export function callersOf({ details }: BankOperation): Caller[] {
  const schemes = details.access.flatMap((each) => each.schemes)
  return callers.filter(({ kind }) => schemes.some((name) => kinds[name as keyof typeof kinds] === kind))
}

/** Those whose data the examples of the definition show. */
export function exampleCallersOf(operation: BankOperation): Caller[] {
  const all = callersOf(operation)
  const { exampleCustomer } = operation.details
  const customer = exampleCustomer ?? (all.some(({ kind }) => kind === 'customer') ? '1' : '4000000001')
  const found = all.filter((each) => each.kind === 'public' || each.customer === customer)
  return found.length > 0 ? found : all
}
