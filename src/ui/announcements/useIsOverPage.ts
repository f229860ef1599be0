import { useSyncExternalStore } from 'react'

const wide = '(min-width: 77.5em) and (min-height: 37.5em)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for pop-ups in its corner; in others they stand past the page's end. */
export const useIsOverPage = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
