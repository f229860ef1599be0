/** A link or a search result within the page leads to another hash by `pushState`, which no `hashchange` reports. */
const hashEvents = ['hashchange', 'pushState'] as const

/** Calls the listener whenever the hash of the address changes; returns what ends that. */
export function onHashChange(listener: () => void): () => void {
  for (const event of hashEvents) addEventListener(event, listener)
  return () => {
    for (const event of hashEvents) removeEventListener(event, listener)
  }
}
