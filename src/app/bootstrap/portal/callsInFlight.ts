/** Which calls may change something at the bank and have no complete answer yet. */
export function createCallsInFlight() {
  const inFlight = new Set<Promise<unknown>>()

  const hold = (call: Promise<Response>) => {
    const complete = call.then((response) => response.clone().arrayBuffer())
    const held: Promise<void> = complete.then(release, release)
    function release() {
      inFlight.delete(held)
    }
    inFlight.add(held)
  }
  return {
    /** `fetch`, whose calls are counted unless they only read. */
    counted:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (input, init) => {
        const call = fetch(input, init)
        const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
        if (method !== 'GET' && method !== 'HEAD') hold(call)
        return call
      },
    /** Resolves when there are none, nor any that an answer led to. */
    async settled(): Promise<void> {
      while (inFlight.size > 0) {
        await Promise.all(inFlight)
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
