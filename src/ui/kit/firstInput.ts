/** What shows that somebody reads or works with the page. */
export const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Runs at the first of them, unless the function that it gives is called before. */
export function onFirstInput(run: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    run()
  }
  for (const name of inputs) addEventListener(name, start, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}
