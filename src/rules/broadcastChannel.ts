/** Messages of one name to whatever else listens on this origin; nobody receives their own. It never throws. */
export interface Channel<Message> {
  /** How far it goes: to tabs and workers, to tabs alone, or no further than this page. */
  readonly reach: 'origin' | 'tabs' | 'page'
  post(message: Message): void
  /** The result ends it. */
  subscribe(listener: (message: Message) => void): () => void
  close(): void
}

type Receive = (message: unknown) => void

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

const openBroadcast = (name: string) => attempt(() => new BroadcastChannel(name))

/** A page may be refused its storage, and a worker has none. */
const hasStorage = () => !!attempt(() => localStorage)

/** A browser notifies its other tabs of an item that changed; it does not stay, and differs from the one before. */
function postByStorage(name: string, message: unknown): void {
  localStorage.setItem(name, JSON.stringify({ id: `${Date.now()} ${Math.random()}`, message }))
  localStorage.removeItem(name)
}

function subscribeToStorage(name: string, receive: Receive): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== name || !newValue) return
    const item = attempt(() => JSON.parse(newValue) as { message?: unknown } | null)
    if (item?.message !== undefined) receive(item.message)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/**
 * Opens a BroadcastChannel (HTML Standard, 9.5). Where that is missing or fails, other tabs are reached by an item of
 * localStorage, and the rest of this page directly.
 */
export function openChannel<Message>(name: string): Channel<Message> {
  const broadcast = openBroadcast(name)
  /** Messages that no BroadcastChannel delivers are events of the page. */
  const pageEvent = `channel:${name}`
  const self = {}
  const stops = new Set<() => void>()

  function postWithoutBroadcast(message: Message) {
    attempt(() => dispatchEvent(new CustomEvent(pageEvent, { detail: { sender: self, message } })))
    attempt(() => postByStorage(name, message))
  }

  function subscribeInPage(receive: Receive) {
    let stopped = false
    const onEvent = (event: Event) => {
      const { sender, message } = (event as CustomEvent<{ sender: object; message: unknown }>).detail
      if (sender !== self) queueMicrotask(() => stopped || receive(message))
    }
    addEventListener(pageEvent, onEvent)
    return () => {
      stopped = true
      removeEventListener(pageEvent, onEvent)
    }
  }

  function subscribeToBroadcast(channel: BroadcastChannel, receive: Receive) {
    const onMessage = ({ data }: MessageEvent<unknown>) => receive(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  }

  return {
    reach: broadcast ? 'origin' : hasStorage() ? 'tabs' : 'page',
    post(message) {
      const posted = attempt(() => {
        broadcast?.postMessage(message)
        return broadcast
      })
      if (!posted) postWithoutBroadcast(message)
    },
    subscribe(listener) {
      const receive: Receive = (message) => listener(message as Message)
      const subscribed = [
        attempt(() => subscribeInPage(receive)),
        broadcast && attempt(() => subscribeToBroadcast(broadcast, receive)),
        attempt(() => subscribeToStorage(name, receive)),
      ]
      const stop = () => {
        stops.delete(stop)
        for (const end of subscribed) if (end) attempt(end)
      }
      stops.add(stop)
      return stop
    },
    close() {
      for (const stop of [...stops]) stop()
      attempt(() => broadcast?.close())
    },
  }
}
