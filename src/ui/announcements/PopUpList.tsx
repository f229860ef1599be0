import { useSelector } from '@xstate/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { keyOf, popUpsOf } from '../../rules/announcements.ts'
import type { AnnouncementsActor } from './announcementsState.ts'
import { PopUp } from './PopUp.tsx'
import { publishPopUpHeight } from './popUpHeight.ts'
import { popUpTexts as texts } from './popUpTexts.ts'
import './popUps.css'

/** At most three pop-ups until they are dismissed (001 section 2): bottom right, or at the page's end in a small window. */
export default function PopUpList({ actor }: { actor: AnnouncementsActor }) {
  const announcements = useSelector(actor, (snapshot) => snapshot.context.announcements)
  const dismissed = useSelector(actor, (snapshot) => snapshot.context.dismissed)
  const region = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)

  useEffect(() => {
    const go = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyN') region.current?.focus()
    }
    const tell = () => publishPopUpHeight(region.current)
    const observer = new ResizeObserver(tell)
    if (region.current) observer.observe(region.current)
    addEventListener('resize', tell)
    addEventListener('keydown', go)
    return () => {
      observer.disconnect()
      removeEventListener('resize', tell)
      removeEventListener('keydown', go)
      publishPopUpHeight(null)
    }
  }, [])

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // From a pop-up that has gone the focus comes from nowhere.
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget ?? before.current
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = null
  }
  return (
    <section
      ref={region}
      className="pop-ups"
      aria-label={texts.region}
      aria-keyshortcuts="Alt+N"
      aria-live="polite"
      tabIndex={-1}
      onFocus={enter}
      onBlur={leave}
    >
      {popUpsOf(announcements, dismissed).map((announcement) => {
        const key = keyOf(announcement)
        return (
          <PopUp
            key={key}
            announcement={announcement}
            onClose={() => actor.send({ type: 'popUp.dismiss', key })}
            before={before}
          />
        )
      })}
    </section>
  )
}
