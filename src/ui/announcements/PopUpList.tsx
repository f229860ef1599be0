import { useSelector } from '@xstate/react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { keyOf, popUpsOf } from '../../rules/announcements/announcements.ts'
import { shortcuts } from '../kit/keys/shortcuts.ts'
import type { AnnouncementsActor } from './announcementsActor.ts'
import { PopUp } from './PopUp.tsx'
import { PopUpCounter } from './PopUpCounter.tsx'
import { popUpTexts as texts } from './popUpTexts.ts'
import { useCoveredControl } from './useCoveredControl.ts'
import { useFoldOnAction } from './useFoldOnAction.ts'
import { useIsOverPage } from './useIsOverPage.ts'
import './popUps.css'

/**
 * At most three pop-ups until they are dismissed (001 section 2): bottom right, folded where they would cover a control and
 * from the first action beside them on, or at the page's end in a small window.
 */
export default function PopUpList({ actor }: { actor: AnnouncementsActor }) {
  const announcements = useSelector(actor, (snapshot) => snapshot.context.announcements)
  const dismissed = useSelector(actor, (snapshot) => snapshot.context.dismissed)
  const isOverPage = useIsOverPage()
  const isFolded = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'folded' })) && isOverPage
  const region = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  const popUps = popUpsOf(announcements, dismissed)
  const unfold = () => actor.send({ type: 'popUps.unfold' })
  useFoldOnAction(region, actor, isOverPage && !isFolded)
  useCoveredControl(region, actor, isOverPage && !isFolded)

  // Its shortcut works from when the region shows.
  useLayoutEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (!shortcuts.announcements.isPressed(event)) return
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && !region.current?.contains(activeElement)) {
        before.current = activeElement
        // A control that has the focus folds them (useFoldOnAction.ts).
        activeElement.blur()
      }
      // The region that takes the focus is there once they are open.
      flushSync(() => actor.send({ type: 'popUps.unfold' }))
      region.current?.focus()
    }
    addEventListener('keydown', go)
    return () => removeEventListener('keydown', go)
  }, [actor])

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // From a pop-up that has gone the focus comes from nowhere.
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget ?? before.current
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = null
  }
  return (
    // Another element for each of both: one that changes its size and place would shift the layout.
    <section
      key={isFolded ? 'folded' : 'unfolded'}
      ref={region}
      className="pop-ups"
      data-over={isOverPage || undefined}
      aria-label={texts.region}
      aria-keyshortcuts="Alt+N"
      aria-live={isFolded ? 'off' : 'polite'}
      tabIndex={-1}
      onFocus={enter}
      onBlur={leave}
    >
      {isFolded ? (
        <PopUpCounter count={popUps.length} onOpen={unfold} before={before} />
      ) : (
        popUps.map((announcement) => {
          const key = keyOf(announcement)
          return (
            <PopUp
              key={key}
              announcement={announcement}
              onClose={() => actor.send({ type: 'popUp.dismiss', key })}
              before={before}
            />
          )
        })
      )}
    </section>
  )
}
