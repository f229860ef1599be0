import { useEffect } from 'react'

/** Where a field can first be pointed at, focused or linked. */
const first = ['pointerover', 'focusin', 'hashchange'] as const

/** The samples follow the fields; what does that comes when somebody works with the page. */
export function useFieldFollower(): void {
  useEffect(() => {
    const [waiting, following] = [new AbortController(), new AbortController()]
    const start = () => {
      waiting.abort()
      import('./followFields.ts').then(
        ({ followFields }) => following.signal.aborted || followFields(following.signal),
        () => {},
      )
    }
    for (const name of first) addEventListener(name, start, { signal: waiting.signal })
    if (location.hash) start()
    return () => {
      waiting.abort()
      following.abort()
    }
  }, [])
}
