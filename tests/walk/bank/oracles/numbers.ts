import { localTarget } from '../../../../src/rules/definition/references.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { bankOperations } from '../definitions.ts'
import { type Exchange, headerOf, isFault } from '../exchange.ts'
import type { World } from '../world.ts'

/** By operation the JSON Pointers to the numbers that its answer gives, as other definitions name them. */
const givenNumbers = new Map<string, Set<string>>()
for (const { details } of bankOperations.values())
  for (const { operation, values } of details.valuesFrom)
    for (const [name, pointer] of Object.entries(values)) {
      const isOrder = bankOperations.get(operation)?.details.method === 'post' && !/^(?:find|list|get)/.test(operation)
      const isGiven = isOrder && /(?:Number|Id|_id)$/.test(name)
      if (isGiven) givenNumbers.set(operation, (givenNumbers.get(operation) ?? new Set()).add(pointer))
    }

/** An order that is sent again with the partner's own ID is the same one. */
const isRepeated = ({ sent }: Exchange, world: World, caller: string): boolean => {
  const reference = /"partnerReference":"([^"]*)"/.exec(sent)?.[1]
  return reference !== undefined && (world.said.get(caller)?.split(reference).length ?? 0) > 2
}

/** Numbers and txIds are given once. */
export function repeatedNumbers(exchange: Exchange, world: World): string[] {
  const { operation, completed, answer, body, caller } = exchange
  if (!operation || !caller || answer.status === 0 || isFault(exchange)) return []
  const found: string[] = []
  const { txId } = headerOf(exchange)
  if (txId !== undefined) {
    if (world.txIds.has(txId)) found.push(`${operation.id} answers the txId ${txId} a second time`)
    world.txIds.add(txId)
  }
  const { id } = completed ?? operation
  if (answer.status !== 200 || !isRecord(body) || isRepeated(exchange, world, caller.id)) return found
  for (const pointer of givenNumbers.get(id) ?? []) {
    const value = localTarget(body, `#${pointer}`)
    if (typeof value !== 'string') continue
    const number = `${id} ${pointer} ${value}`
    if (world.issued.has(number)) found.push(`${id} gives the number ${value} a second time`)
    world.issued.add(number)
  }
  return found
}
