/** What a person does that may begin a call; a click comes before what it causes, whatever device it came from. */
const events = ['click', 'keydown', 'popstate'] as const

/** Calls `listener` before the page acts on what the person does. */
export function watchInteractions(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener, { capture: true })
  return () => {
    for (const event of events) removeEventListener(event, listener, { capture: true })
  }
}
