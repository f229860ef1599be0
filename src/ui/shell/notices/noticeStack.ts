import { noticeLimits } from '../../../rules/notices/noticeLimits.ts'
import type { NoticeContent } from './notices.ts'

export interface ShownNotice extends NoticeContent {
  id: string
  /** How often the same was sent while it shows. */
  count: number
}

/**
 * The notices that show: identical ones are one with a count, the oldest makes way for the newest, and the failures of a
 * chart for its success about the same.
 */
export function createNoticeStack() {
  const shown: ShownNotice[] = []
  let made = 0
  function remove(id: string) {
    const at = shown.findIndex((each) => each.id === id)
    if (at >= 0) shown.splice(at, 1)
  }
  function withdraw(those: (notice: ShownNotice) => boolean): readonly ShownNotice[] {
    const withdrawn = shown.filter(those)
    for (const { id } of withdrawn) remove(id)
    return withdrawn
  }
  return {
    shown: (): readonly NoticeContent[] => shown,
    /** The notice to show now, again or with another count, and those that make way for it. */
    add(content: NoticeContent): { notice: ShownNotice; outdated: readonly ShownNotice[] } {
      const { variant, message, source, about } = content
      const failures = withdraw(
        (each) => variant === 'success' && each.variant === 'error' && each.source === source && each.about === about,
      )
      const same = shown.find((each) => each.variant === variant && each.message === message)
      if (same) {
        same.count += 1
        return { notice: same, outdated: failures }
      }
      const oldest = shown.splice(0, Math.max(0, shown.length + 1 - noticeLimits.atOnce))
      made += 1
      const notice = { ...content, id: `notice-${made}`, count: 1 }
      shown.push(notice)
      return { notice, outdated: [...failures, ...oldest] }
    },
    remove,
    /** Gives those that are shown no longer. */
    withdraw,
  }
}
