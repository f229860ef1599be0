/** The other tabs of this browser: they are told that the cookie changed, and tell. */
export interface Tabs {
  broadcast(): void
  /** Also calls `listener` when this tab is seen again: while frozen or in the page cache it hears nothing. */
  subscribe(listener: () => void): () => void
}

const name = 'portico.session'

export interface Channel {
  post(): void
  subscribe(listener: () => void): () => void
}

function broadcastChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    post: () => channel.postMessage('changed'),
    subscribe(listener) {
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}

/** A browser tells its other tabs of an item that was changed, and of none that was set to the same value. */
const storageEvents = (name: string): Channel => ({
  post: () => localStorage.setItem(name, `${Date.now()} ${Math.random()}`),
  subscribe(listener) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === name) listener()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
})

export function succeeds(run: () => void): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}

/** The ways in which tabs of this browser tell each other under a name; none where the browser has none. */
export function openChannels(name: string): Channel[] {
  const channels: Channel[] = []
  for (const open of [broadcastChannel, storageEvents]) succeeds(() => channels.push(open(name)))
  return channels
}

/**
 * Tabs tell by BroadcastChannel or, where that is missing or fails, by an item of localStorage; without either they
 * follow when they become visible. `page` is the document, which a page being pre-rendered has none of: nothing is
 * touched before the first call.
 */
export function browserTabs(page: () => Document = () => document): Tabs {
  let opened: Channel[] | undefined
  const channels = () => {
    opened ??= openChannels(name)
    return opened
  }
  return {
    broadcast() {
      channels().some(({ post }) => succeeds(post))
    },
    subscribe(listener) {
      const target = page()
      const onVisible = () => {
        if (target.visibilityState === 'visible') listener()
      }
      const stopping = new AbortController()
      const { signal } = stopping
      const stops = [() => stopping.abort()]
      for (const wake of ['visibilitychange', 'resume']) target.addEventListener(wake, onVisible, { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
      for (const { subscribe } of channels()) succeeds(() => stops.push(subscribe(listener)))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
