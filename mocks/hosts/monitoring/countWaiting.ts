import type { Storage } from '../../db/storage/storage.ts'

/** How much work of all banks waits for its turn. */
export function createWaitingCount() {
  let count = 0

  /** The same storage, whose work is counted until it runs for the first time. */
  function countWaiting(storage: Storage): Storage {
    const { exclusive } = storage
    return {
      ...storage,
      async exclusive(work) {
        let isWaiting = true
        count++
        const run = () => {
          if (isWaiting) count--
          isWaiting = false
        }
        try {
          return await exclusive(() => {
            run()
            return work()
          })
        } finally {
          run()
        }
      },
    }
  }

  return { countWaiting, waiting: () => count }
}
