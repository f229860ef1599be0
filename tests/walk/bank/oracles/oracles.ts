import type { Exchange } from '../exchange.ts'
import type { World } from '../world.ts'
import { unbalancedBooks } from './books.ts'
import { undocumentedAnswers } from './documented.ts'
import { acceptedForbidden } from './forbidden.ts'
import { wrongEvents } from './log.ts'
import { repeatedNumbers } from './numbers.ts'
import { strangersObjects } from './ownership.ts'
import { strangersMessages } from './phones.ts'
import { changesOfRefused } from './refused.ts'

const ofEachCall: readonly ((exchange: Exchange, world: World) => string[])[] = [
  ({ differences }) => [...differences],
  undocumentedAnswers,
  wrongEvents,
  acceptedForbidden,
  changesOfRefused,
  strangersMessages,
  strangersObjects,
  repeatedNumbers,
]

/** What is wrong after a step, in sentences. */
export function violationsOf(world: World): string[] {
  const { exchanges } = world
  const found = exchanges.flatMap((exchange) => ofEachCall.flatMap((oracle) => oracle(exchange, world)))
  return [...new Set([...found, ...unbalancedBooks(exchanges, world)])].slice(0, 8)
}
