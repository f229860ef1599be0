import { hashText } from '../../db/sequence.ts'

/** With sorted keys, so that the order of a body's fields does not matter. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, canonical(each)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Of what an order says; who calls is no part of it. */
export function orderDigest(customer: string, order: object): Promise<string> {
  const { context: _, ...said } = order as { context?: unknown }
  return hashText(`${customer} ${JSON.stringify(canonical(said))}`)
}
