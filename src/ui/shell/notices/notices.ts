import type { NoticeVariant } from '../../../machines/notice.ts'
import { createExternalStore } from '../../../rules/externalStore.ts'

export interface NoticeContent {
  variant: NoticeVariant
  /** Empty to show nothing: a success that its page shows takes the failures before it away. */
  message: string
  /** The chart that sent it. */
  source: string
  /** Of a chart that changes several things, the one that it is about. */
  about?: string | undefined
}

type Show = (notice: NoticeContent) => void

export interface Notices {
  /** Shows a notice top centre for 6000 ms; before the toaster has loaded it waits its turn. */
  show: Show
  /** What shows and what waits, oldest first. */
  current(): readonly NoticeContent[]
  /** Whether there has been one that waited for the toaster; `subscribe` reports it. */
  isWanted(): boolean
  subscribe(listener: () => void): () => void
  /** The toaster has arrived: what has waited is shown, in its order. Gives what withdraws it. */
  registerToaster(show: Show, shown: () => readonly NoticeContent[]): () => void
}

/** The notices of a page. */
export function createNotices(): Notices {
  const waiting: NoticeContent[] = []
  const wanted = createExternalStore(false)
  let toaster: { show: Show; shown: () => readonly NoticeContent[] } | undefined
  return {
    show(notice) {
      if (toaster) return toaster.show(notice)
      waiting.push(notice)
      wanted.set(true)
    },
    current: () => [...(toaster?.shown() ?? []), ...waiting],
    subscribe: wanted.subscribe,
    isWanted: wanted.get,
    registerToaster(show, shown) {
      toaster = { show, shown }
      for (const notice of waiting.splice(0)) show(notice)
      return () => {
        toaster = undefined
      }
    },
  }
}
