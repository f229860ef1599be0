import { dataOf, type Exchange, isFault } from '../exchange.ts'
import { nameOf } from '../people.ts'
import { isSameOwner, textsOf } from '../pool.ts'
import type { World } from '../world.ts'

/** Nobody sees what belongs to somebody else and what they have not named themselves. */
export function strangersObjects(exchange: Exchange, world: World): string[] {
  const { caller, operation, answer } = exchange
  if (!caller || !operation || answer.status !== 200 || isFault(exchange)) return []
  const said = world.said.get(caller.id) ?? ''
  return textsOf(dataOf(exchange)).flatMap(([name, value]) => {
    const owner = world.pool.ownerOf(value)
    return !owner || isSameOwner(owner, caller) || said.includes(value)
      ? []
      : [`${operation.id} shows ${nameOf(caller.id)} the ${name} "${value}" of ${nameOf(owner.id)}`]
  })
}
