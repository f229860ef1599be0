import { useEffect } from 'react'

/** Where a field can first be pointed at, focused or linked; a key pressed there waits for what answers it. */
const first = ['pointerover', 'focusin', 'hashchange', 'keydown'] as const

/** The samples follow the fields; what does that comes when somebody works with the page. */
export function useFieldFollower(): void {
  useEffect(() => {
    const [waiting, following] = [new AbortController(), new AbortController()]
    const early: (Event | undefined)[] = []
    const start = (event?: Event) => {
      if (early.push(event) > 1) return
      import('./followFields.ts').then(
        ({ followFields }) => {
          waiting.abort()
          following.signal.aborted || followFields(following.signal, early)
        },
        () => waiting.abort(),
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
