import { type Channel, openChannels, succeeds } from './session/tabs.ts'

/** What one screen hears of the applications that another screen or another tab changed. */
export interface ApplicationChanges {
  announce(): void
  watch(listener: () => void): () => void
}

/** The screens of this page; a page hears nothing of what it tells the other tabs. */
const here = new Map<() => void, object>()

let opened: Channel[] | undefined
const channels = () => {
  opened ??= openChannels('portico.applications')
  return opened
}

/** One screen's: it does not hear itself. */
export function applicationChanges(): ApplicationChanges {
  const screen = {}
  return {
    announce() {
      for (const [listener, owner] of [...here]) if (owner !== screen) listener()
      channels().some(({ post }) => succeeds(post))
    },
    watch(listener) {
      const heard = () => listener()
      const stops: (() => void)[] = [() => here.delete(heard)]
      here.set(heard, screen)
      for (const { subscribe } of channels()) succeeds(() => stops.push(subscribe(heard)))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
