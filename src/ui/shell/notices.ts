import type { Variant } from '../kit/Notice.tsx'

export interface NoticeContent {
  variant: Variant
  message: string
  /** The chart that sent it. */
  source: string
}

type Show = (notice: NoticeContent) => void

const waiting: NoticeContent[] = []
const listeners = new Set<() => void>()
let wanted = false
let show: Show | undefined
let shown: () => readonly NoticeContent[] = () => []

/** Shows a notice top centre for 6000 ms; before the toaster has loaded it waits its turn. Safe anywhere in a browser. */
export function showNotice(notice: NoticeContent) {
  if (show) return show(notice)
  waiting.push(notice)
  wanted = true
  for (const listener of listeners) listener()
}

export function onFirstNotice(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const hasPendingNotices = () => wanted

/** What shows and what waits, oldest first. */
export const currentNotices = (): readonly NoticeContent[] => [...shown(), ...waiting]

/** The toaster has arrived: what has waited is shown, in its order. */
export function registerToaster(provided: Show, current: () => readonly NoticeContent[]) {
  show = provided
  shown = current
  for (const notice of waiting.splice(0)) provided(notice)
  return () => {
    show = undefined
    shown = () => []
  }
}
