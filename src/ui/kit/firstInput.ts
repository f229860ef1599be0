/** What shows that somebody reads or works with the page. */
export const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Runs at the first of them, unless the function that it gives is called before. React keeps from the window what happens in a
 * part that is not hydrated yet, so they are listened to before.
 */
export function onFirstInput(run: () => void, names: readonly string[] = inputs): () => void {
  const waiting = new AbortController()
  const start = () => {
    waiting.abort()
    run()
  }
  for (const name of names) addEventListener(name, start, { passive: true, capture: true, signal: waiting.signal })
  return () => waiting.abort()
}
