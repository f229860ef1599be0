/** A clock that runs from event to event, in milliseconds. */
export interface Timeline {
  readonly now: number
  /** Calls it after so long; what is due at once is called in the order in which it was asked for. */
  after(milliseconds: number, event: () => void): void
  /** Until nothing is left. */
  run(): void
}

export function createTimeline(): Timeline {
  /** A binary heap, the earliest first. */
  const heap: { at: number; order: number; event: () => void }[] = []
  let now = 0
  let count = 0
  const isBefore = (one: number, other: number) => {
    const [left, right] = [heap[one], heap[other]]
    if (!left || !right) return false
    return left.at === right.at ? left.order < right.order : left.at < right.at
  }
  const swap = (one: number, other: number) => {
    const [left, right] = [heap[one], heap[other]]
    if (!left || !right) return
    heap[one] = right
    heap[other] = left
  }
  function rise(from: number) {
    for (let index = from; index > 0; ) {
      const parent = (index - 1) >> 1
      if (!isBefore(index, parent)) return
      swap(index, parent)
      index = parent
    }
  }
  function sink() {
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      const least = isBefore(right, left) ? right : left
      if (!isBefore(least, index)) return
      swap(index, least)
      index = least
    }
  }
  return {
    get now() {
      return now
    },
    after(milliseconds, event) {
      heap.push({ at: now + milliseconds, order: count++, event })
      rise(heap.length - 1)
    },
    run() {
      while (heap.length > 0) {
        swap(0, heap.length - 1)
        const next = heap.pop()
        sink()
        now = next?.at ?? now
        next?.event()
      }
    },
  }
}

/** So many places; who comes first gets the next one. */
export interface Places {
  take(work: () => void): void
  free(): void
  /** Place times milliseconds that were in use. */
  readonly used: number
  readonly longestQueue: number
}

export function createPlaces(timeline: Timeline, count: number): Places {
  const waiting: (() => void)[] = []
  let taken = 0
  let used = 0
  let since = 0
  let longestQueue = 0
  function change(by: number) {
    used += taken * (timeline.now - since)
    since = timeline.now
    taken += by
  }
  return {
    take(work) {
      if (taken < count) {
        change(1)
        work()
      } else {
        waiting.push(work)
        longestQueue = Math.max(longestQueue, waiting.length)
      }
    },
    free() {
      const next = waiting.shift()
      if (next) next()
      else change(-1)
    },
    get used() {
      return used + taken * (timeline.now - since)
    },
    get longestQueue() {
      return longestQueue
    },
  }
}

/** A disk that one flush after another goes to: all that wait when one begins are in it, as PostgreSQL commits. */
export function createDisk(timeline: Timeline, flushTime: () => number): (stored: () => void) => void {
  let waiting: (() => void)[] = []
  let isBusy = false
  function flush() {
    const batch = waiting
    waiting = []
    isBusy = batch.length > 0
    if (!isBusy) return
    timeline.after(flushTime(), () => {
      for (const stored of batch) stored()
      flush()
    })
  }
  return (stored) => {
    waiting.push(stored)
    if (!isBusy) flush()
  }
}
