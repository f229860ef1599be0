/** wouter tells of every navigation by these events on the window. */
const events = ['popstate', 'pushState', 'replaceState'] as const

/** Calls `listener` with the place shown, now and after every navigation. */
export function watchLocation(listener: (place: string) => void): () => void {
  const tell = () => listener(location.pathname + location.search + location.hash)
  for (const event of events) addEventListener(event, tell)
  tell()
  return () => {
    for (const event of events) removeEventListener(event, tell)
  }
}
