/** wouter reports every navigation by these events on the window. */
const events = ['popstate', 'pushState', 'replaceState'] as const

/** Calls `listener` with the path, query and fragment shown, now and after every navigation. */
export function watchLocation(listener: (location: string) => void): () => void {
  const notify = () => {
    const { pathname, search, hash } = location
    listener(pathname + search + hash)
  }
  for (const event of events) addEventListener(event, notify)
  notify()
  return () => {
    for (const event of events) removeEventListener(event, notify)
  }
}
