/** The other tabs of this browser: they are told that something changed, and tell. */
export interface Tabs {
  broadcast(): void
  subscribe(listener: () => void): () => void
}

interface Channel {
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

function succeeds(run: () => void): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}

function openChannels(name: string): Channel[] {
  const channels: Channel[] = []
  for (const open of [broadcastChannel, storageEvents]) succeeds(() => channels.push(open(name)))
  return channels
}

/**
 * Tabs tell each other of a topic by BroadcastChannel or, where that is missing or fails, by an item of localStorage;
 * without either they hear nothing. Nothing is touched before the first call.
 */
export function tabsOf(topic: 'session' | 'profile' | 'applications'): Tabs {
  let opened: Channel[] | undefined
  const channels = () => {
    opened ??= openChannels(`portico.${topic}`)
    return opened
  }
  return {
    broadcast() {
      channels().some(({ post }) => succeeds(post))
    },
    subscribe(listener) {
      const stops: (() => void)[] = []
      for (const { subscribe } of channels()) succeeds(() => stops.push(subscribe(listener)))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/**
 * The tabs tell each other that the cookie changed. `listener` is also called when this tab is seen again: while frozen
 * or in the page cache it hears nothing. `page` is the document, which a page being pre-rendered has none of.
 */
export function browserTabs(page: () => Document = () => document): Tabs {
  const { broadcast, subscribe } = tabsOf('session')
  return {
    broadcast,
    subscribe(listener) {
      const target = page()
      const onVisible = () => {
        if (target.visibilityState === 'visible') listener()
      }
      const stopping = new AbortController()
      const { signal } = stopping
      for (const wake of ['visibilitychange', 'resume']) target.addEventListener(wake, onVisible, { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
      const stop = subscribe(listener)
      return () => {
        stopping.abort()
        stop()
      }
    },
  }
}
