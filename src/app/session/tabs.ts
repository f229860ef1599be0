/** The other tabs of this browser: they are told that the cookie changed, and tell. */
export interface Tabs {
  tell(): void
  /** Also calls `listener` when this tab becomes visible, since a frozen tab hears nothing. */
  watch(listener: () => void): () => void
}

/** `page` is the document, which a page being pre-rendered has none of: nothing is touched before the first call. */
export function browserTabs(page: () => Document = () => document): Tabs {
  let opened: BroadcastChannel | undefined
  const channel = () => {
    opened ??= new BroadcastChannel('portico.session')
    return opened
  }
  return {
    tell: () => channel().postMessage('changed'),
    watch(listener) {
      const target = page()
      const onVisible = () => {
        if (target.visibilityState === 'visible') listener()
      }
      channel().addEventListener('message', listener)
      target.addEventListener('visibilitychange', onVisible)
      return () => {
        channel().removeEventListener('message', listener)
        target.removeEventListener('visibilitychange', onVisible)
      }
    },
  }
}
