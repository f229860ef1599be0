/** The control calls about the banks of a host, which the default bank answers. */
const ofHost = /^\/sandbox\/api\/banks(?:\/|$)/

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname

/** Lets the calls of the page to the bank that it shows wait. */
export function createCallHold() {
  let released: Promise<void> | undefined
  return {
    /** `fetch`, whose calls wait while they are held; those about the banks of the host do not. */
    holding:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (input, init) => {
        if (released && !ofHost.test(pathOf(input))) await released
        return fetch(input, init)
      },
    /** Holds calls until the result is called. */
    hold(): () => void {
      let release = () => {}
      released = new Promise<void>((resolve) => {
        release = resolve
      })
      return () => {
        released = undefined
        release()
      }
    },
  }
}
