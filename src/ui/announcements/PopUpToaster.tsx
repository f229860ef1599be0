import { useSelector } from '@xstate/react'
import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Toaster, toast } from 'sonner'
import { type Announcement, keyOf, popUpsOf, announcementTexts as texts } from '../../rules/announcements.ts'
import type { AnnouncementsActor } from './announcementsState.ts'
import { PopUp } from './PopUp.tsx'
import { popUpGap } from './popUpRoom.ts'
import './popUps.css'

const toasterId = 'announcements'

/** At most three pop-ups, bottom right, until they are dismissed (001 section 2). */
export default function PopUpToaster({ actor }: { actor: AnnouncementsActor }) {
  const announcements = useSelector(actor, (snapshot) => snapshot.context.announcements)
  const dismissed = useSelector(actor, (snapshot) => snapshot.context.dismissed)
  const [focused, setFocused] = useState(false)
  const before = useRef<Element>(null)

  useEffect(() => {
    const popUps = popUpsOf(announcements, dismissed)
    const shown = new Set(popUps.map(keyOf))
    const show = (announcement: Announcement) => {
      const key = keyOf(announcement)
      const dismiss = () => actor.send({ type: 'popUp.dismiss', key })
      toast.custom(() => <PopUp announcement={announcement} onClose={dismiss} before={before} />, {
        id: key,
        toasterId,
        duration: Number.POSITIVE_INFINITY,
        dismissible: false,
        unstyled: true,
      })
    }
    for (const popUp of popUps.toReversed()) show(popUp)
    for (const announcement of announcements) if (!shown.has(keyOf(announcement))) toast.dismiss(keyOf(announcement))
  }, [actor, announcements, dismissed])

  const enter = (event: FocusEvent) => {
    keepFromSonner(event)
    if (event.currentTarget.contains(event.relatedTarget)) return
    // From a pop-up that has gone the focus comes from nowhere.
    before.current = event.relatedTarget ?? before.current
    setFocused(true)
  }
  const leave = (event: FocusEvent) => {
    keepFromSonner(event)
    if (event.currentTarget.contains(event.relatedTarget)) return
    before.current = null
    setFocused(false)
  }
  return (
    <div onFocusCapture={enter} onBlurCapture={leave}>
      <Toaster
        id={toasterId}
        position="bottom-right"
        visibleToasts={3}
        gap={popUpGap}
        expand={focused}
        containerAriaLabel={texts.region}
        hotkey={['altKey', 'KeyN']}
        offset={{ bottom: 24, right: 24 }}
        mobileOffset={{ bottom: 8, left: 16, right: 16 }}
      />
    </div>
  )
}

/** Its toaster puts the focus that leaves it back to where it came from: after the last pop-up, Tab met the first again. */
const keepFromSonner = (event: SyntheticEvent) => event.stopPropagation()
