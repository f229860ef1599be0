import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { type Announcement, announcementTexts as texts } from '../../rules/announcements.ts'
import { Cross2Icon } from '../kit/icons.tsx'
import { passFocus } from '../kit/passFocus.ts'
import { tellRoom } from './popUpRoom.ts'

interface Props {
  announcement: Announcement
  onClose: () => void
  /** What had the focus before the pop-ups. */
  before: RefObject<Element | null>
}

export function PopUp({ announcement: { title, shortMessage }, onClose, before }: Props) {
  const popUp = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new ResizeObserver(tellRoom)
    if (popUp.current) observer.observe(popUp.current)
    return () => {
      observer.disconnect()
      tellRoom()
    }
  }, [])

  const pass = passFocus((button) => {
    const buttons = [...document.querySelectorAll('.pop-up button')]
    const at = buttons.indexOf(button)
    return () => [...buttons.slice(at + 1), ...buttons.slice(0, at).toReversed(), before.current]
  })
  return (
    <div className="pop-up" ref={popUp}>
      <div>
        <p className="pop-up-title">{title}</p>
        <Link href="/announcement" className="text-link">
          {shortMessage}
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
