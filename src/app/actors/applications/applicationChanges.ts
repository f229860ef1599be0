import type { Tabs } from '../../session/browser/browserTabs.ts'

/** Changes to applications by another screen or another tab. */
export interface ApplicationChanges {
  publish(): void
  subscribe(listener: () => void): () => void
}

const report = (error: unknown) => reportError(error)

/** Of one page, which does not receive what it publishes to the other tabs; a screen does not receive its own. */
export function createApplicationChanges(): () => ApplicationChanges {
  const here = new Map<() => void, object>()
  let opened: Tabs | undefined
  /** The session has loaded the chunk by the time that anything changes. */
  const otherTabs = async () => {
    const { tabsOf } = await import('../../session/browser/browserTabs.ts')
    opened ??= tabsOf('applications')
    return opened
  }
  return () => {
    const screen = {}
    return {
      publish() {
        for (const [listener, owner] of [...here]) if (owner !== screen) listener()
        otherTabs().then(({ broadcast }) => broadcast(), report)
      },
      subscribe(listener) {
        const notify = () => listener()
        let stop = () => {}
        let stopped = false
        here.set(notify, screen)
        otherTabs().then(({ subscribe }) => {
          if (!stopped) stop = subscribe(notify)
        }, report)
        return () => {
          stopped = true
          here.delete(notify)
          stop()
        }
      },
    }
  }
}
