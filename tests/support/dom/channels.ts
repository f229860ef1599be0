type Listener = (event: MessageEvent) => void

/** Broadcast channels of one browser, apart from those of every other test in this process. */
export function createChannels() {
  const open = new Set<BroadcastChannel>()

  class BroadcastChannel extends EventTarget {
    onmessage: Listener | null = null
    isLeft = () => false
    constructor(readonly name: string) {
      super()
      open.add(this)
      this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent))
    }
    postMessage(message: unknown) {
      for (const other of open)
        if (other !== this && other.name === this.name)
          setImmediate(() => {
            if (open.has(other) && !other.isLeft())
              other.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }))
          })
    }
    close() {
      open.delete(this)
    }
  }
  /** Those of a page, which receive nothing once it was left. */
  const ofPage = (isOpen: () => boolean) =>
    class extends BroadcastChannel {
      override isLeft = () => !isOpen()
    }
  return { BroadcastChannel, ofPage, closeAll: () => open.clear() }
}
