import { AsyncLocalStorage } from 'node:async_hooks'
import type { Turn } from './turn.ts'

interface Running {
  storage: symbol
  turn: Turn
  /** Of another bank, whose work has asked for this one. */
  outer: Running | undefined
}

/** One for all banks: whenever a promise is made, Node goes through all there are, and it keeps them until the process ends. */
const running = new AsyncLocalStorage<Running>()

/** What a turn has started may outlive it, and start others. */
function open(): Running | undefined {
  let found = running.getStore()
  while (found?.turn.isOver) found = found.outer
  return found
}

/** The turn of a storage that the code which asks runs in. */
export function createRunningTurn() {
  const storage = Symbol('storage')
  return {
    run: <Result>(turn: Turn, work: () => Result): Result => running.run({ storage, turn, outer: open() }, work),
    current(): Turn | undefined {
      let found = running.getStore()
      while (found && found.storage !== storage) found = found.outer
      return found?.turn.isOver === false ? found.turn : undefined
    },
  }
}
