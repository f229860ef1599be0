import type { RefObject } from 'react'
import type { Announcement } from '../../rules/announcements/announcements.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { handOffFocus } from '../kit/focus/handOffFocus.ts'
import { Cross2Icon } from '../kit/icons.tsx'
import { Link } from '../kit/links/Link.tsx'
import { popUpTexts as texts } from './popUpTexts.ts'

interface Props {
  announcement: Announcement
  onClose: () => void
  /** What had the focus before the pop-ups. */
  before: RefObject<Element | null>
}

export function PopUp({ announcement, onClose, before }: Props) {
  const title = startOf(announcement.title.trim(), 'name') || texts.untitled
  const pass = handOffFocus((button) => {
    const buttons = [...document.querySelectorAll('.pop-up button')]
    const at = buttons.indexOf(button)
    return () => [...buttons.slice(at + 1), ...buttons.slice(0, at).toReversed(), before.current]
  })
  return (
    <div className="pop-up">
      <div>
        <p className="pop-up-title clamped" dir="auto">
          {title}
        </p>
        <Link href="/announcement" className="text-link clamped" dir="auto">
          {startOf(announcement.shortMessage.trim(), 'summary') || texts.more}
        </Link>
      </div>
      <button
        ref={pass}
        type="button"
        className="toast-close"
        aria-label={`${texts.close}: ${title}`}
        onClick={onClose}
      >
        <Cross2Icon aria-hidden="true" />
      </button>
    </div>
  )
}
