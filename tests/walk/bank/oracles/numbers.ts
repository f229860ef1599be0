import { localTarget } from '../../../../src/rules/definition/references.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { bankOperations } from '../definitions.ts'
import { type Exchange, headerOf, isFault } from '../exchange.ts'
import type { World } from '../world.ts'

/** An order with the partner's own ID is the same one when it is sent again. */
const isRepeatable = (id: string) =>
  bankOperations.get(id)?.fields.some(({ name }) => name === 'partnerReference') ?? false

/** By operation the JSON Pointers to the numbers that its answer gives, as other definitions name them. */
const givenNumbers = new Map<string, Set<string>>()
for (const { details } of bankOperations.values())
  for (const { operation, values } of details.valuesFrom)
    for (const [name, pointer] of Object.entries(values)) {
      const isOrder = bankOperations.get(operation)?.details.method === 'post' && !/^(?:find|list|get)/.test(operation)
      const isGiven = isOrder && !isRepeatable(operation) && /(?:Number|Id|_id)$/.test(name)
      if (isGiven) givenNumbers.set(operation, (givenNumbers.get(operation) ?? new Set()).add(pointer))
    }

/** Numbers and txIds are given once. */
export function repeatedNumbers(exchange: Exchange, world: World): string[] {
  const { operation, completed, answer, body } = exchange
  if (!operation || answer.status === 0 || isFault(exchange)) return []
  const found: string[] = []
  const { txId } = headerOf(exchange)
  if (txId !== undefined) {
    if (world.txIds.has(txId)) found.push(`${operation.id} answers the txId ${txId} a second time`)
    world.txIds.add(txId)
  }
  const { id } = completed ?? operation
  if (answer.status !== 200 || !isRecord(body)) return found
  for (const pointer of givenNumbers.get(id) ?? []) {
    const value = localTarget(body, `#${pointer}`)
    if (typeof value !== 'string') continue
    const number = `${pointer.slice(pointer.lastIndexOf('/') + 1)} ${value}`
    if (world.issued.has(number)) found.push(`${id} gives the number ${value} a second time`)
    world.issued.add(number)
  }
  return found
}
