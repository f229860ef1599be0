/** What one screen hears of the applications that another screen or another tab changed. */
export interface ApplicationChanges {
  publish(): void
  subscribe(listener: () => void): () => void
}

/** The screens of this page; a page hears nothing of what it tells the other tabs. */
const here = new Map<() => void, object>()

/** The session has loaded the chunk by the time that anything changes. */
const otherTabs = async () => {
  const { openChannels, succeeds } = await import('../session/browserTabs.ts')
  opened ??= openChannels('portico.applications')
  return { channels: opened, succeeds }
}
let opened: ReturnType<typeof import('../session/browserTabs.ts').openChannels> | undefined

const report = (error: unknown) => reportError(error)

/** One screen's: it does not hear itself. */
export function applicationChanges(): ApplicationChanges {
  const screen = {}
  return {
    publish() {
      for (const [listener, owner] of [...here]) if (owner !== screen) listener()
      otherTabs().then(({ channels, succeeds }) => channels.some(({ post }) => succeeds(post)), report)
    },
    subscribe(listener) {
      const heard = () => listener()
      const stops: (() => void)[] = []
      let stopped = false
      here.set(heard, screen)
      otherTabs().then(({ channels, succeeds }) => {
        if (stopped) return
        for (const { subscribe } of channels) succeeds(() => stops.push(subscribe(heard)))
      }, report)
      return () => {
        stopped = true
        here.delete(heard)
        for (const stop of stops) stop()
      }
    },
  }
}
