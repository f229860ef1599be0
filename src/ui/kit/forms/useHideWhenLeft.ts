import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/**
 * A browser keeps a page that is left as it is, for the way back: whoever presses Back on the same machine would see what
 * was revealed, and no time that hides it passes meanwhile.
 */
export function useHideWhenLeft(hide: () => void): void {
  useLayoutEffect(() => {
    // What is not rendered now would be rendered when the page shows again.
    const hideNow = () => flushSync(hide)
    addEventListener('pagehide', hideNow)
    return () => removeEventListener('pagehide', hideNow)
  }, [hide])
}
