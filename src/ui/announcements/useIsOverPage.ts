import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1240px) and (min-height: 600px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for pop-ups in its corner; in others they stand past the page's end. */
export const useIsOverPage = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
