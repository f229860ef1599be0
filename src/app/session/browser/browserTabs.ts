import { type Channel, openChannel } from '../../../rules/broadcastChannel.ts'

/** The other tabs of this browser: a message says that something changed. */
export interface Tabs {
  broadcast(): void
  subscribe(listener: () => void): () => void
}

/** The tabs' news of one topic. Nothing is opened before the first call. */
export function tabsOf(topic: 'session' | 'profile' | 'applications'): Tabs {
  let opened: Channel<'changed'> | undefined
  const channel = () => {
    opened ??= openChannel(`portico.${topic}`)
    return opened
  }
  return {
    broadcast: () => channel().post('changed'),
    subscribe: (listener) => channel().subscribe(() => listener()),
  }
}

/**
 * The tabs notify each other that the cookie changed. `listener` is also called when this tab is seen again: while frozen
 * or in the page cache it receives nothing. `page` is the document, which a page being pre-rendered has none of.
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
