/** Tries of one shrinking, and the time after which no further one begins. */
export interface Effort {
  tries: number
  seconds: number
}

/**
 * The shortest list that still fails which delta debugging finds within the effort: halves, then quarters and so on are
 * left out (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002).
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  { tries, seconds }: Effort = { tries: 60, seconds: 60 },
): Promise<Item[]> {
  const end = performance.now() + seconds * 1000
  let shortest = [...items]
  let left = tries
  const isOver = () => left <= 0 || performance.now() > end
  for (let size = Math.ceil(shortest.length / 2); size >= 1 && !isOver(); ) {
    let removed = false
    for (let start = 0; start < shortest.length && !isOver(); ) {
      const candidate = [...shortest.slice(0, start), ...shortest.slice(start + size)]
      left -= 1
      if (candidate.length < shortest.length && (await fails(candidate))) {
        shortest = candidate
        removed = true
      } else start += size
    }
    if (size === 1 && !removed) break
    if (!removed || size > shortest.length) size = Math.max(1, Math.floor(Math.min(size, shortest.length) / 2))
  }
  return shortest
}
