import { noticeLimits } from '../../../rules/notices/noticeLimits.ts'
import type { NoticeContent } from './notices.ts'

export interface ShownNotice extends NoticeContent {
  id: string
  /** How often the same was sent while it shows. */
  count: number
}

/** The notices that show: identical ones are one with a count, and the oldest makes way for the newest. */
export function createNoticeStack() {
  const shown: ShownNotice[] = []
  let made = 0
  return {
    shown: (): readonly NoticeContent[] => shown,
    /** The notice to show now, again or with another count, and the one that makes way for it. */
    add({ variant, message, source }: NoticeContent): { notice: ShownNotice; oldest?: ShownNotice | undefined } {
      const same = shown.find((each) => each.variant === variant && each.message === message)
      if (same) {
        same.count += 1
        return { notice: same }
      }
      const oldest = shown.length >= noticeLimits.atOnce ? shown.shift() : undefined
      made += 1
      const notice = { id: `notice-${made}`, variant, message, source, count: 1 }
      shown.push(notice)
      return { notice, oldest }
    },
    remove(id: string) {
      const at = shown.findIndex((each) => each.id === id)
      if (at >= 0) shown.splice(at, 1)
    },
  }
}
