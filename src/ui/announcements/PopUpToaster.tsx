import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { Link } from 'wouter'
import { type Announcement, keyOf, popUpsOf, announcementTexts as texts } from '../../rules/announcements.ts'
import { Cross2Icon } from '../kit/icons.tsx'
import type { AnnouncementsActor } from './announcementsState.ts'
import './popUps.css'

const toasterId = 'announcements'

/** At most three pop-ups, bottom right, until they are dismissed (001 section 2). */
export default function PopUpToaster({ actor }: { actor: AnnouncementsActor }) {
  const announcements = useSelector(actor, (snapshot) => snapshot.context.announcements)
  const dismissed = useSelector(actor, (snapshot) => snapshot.context.dismissed)

  useEffect(() => {
    const popUps = popUpsOf(announcements, dismissed)
    const shown = new Set(popUps.map(keyOf))
    for (const popUp of popUps.toReversed()) show(popUp, actor)
    for (const announcement of announcements) if (!shown.has(keyOf(announcement))) toast.dismiss(keyOf(announcement))
  }, [actor, announcements, dismissed])

  return (
    <Toaster
      id={toasterId}
      position="bottom-right"
      visibleToasts={3}
      gap={10}
      containerAriaLabel={texts.region}
      hotkey={['altKey', 'KeyN']}
      offset={{ bottom: 24, right: 24 }}
      mobileOffset={{ bottom: 88, left: 16, right: 16 }}
    />
  )
}

function show(announcement: Announcement, actor: AnnouncementsActor): void {
  const key = keyOf(announcement)
  const dismiss = () => actor.send({ type: 'popUp.dismiss', key })
  toast.custom(() => <PopUp announcement={announcement} onClose={dismiss} />, {
    id: key,
    toasterId,
    duration: Number.POSITIVE_INFINITY,
    dismissible: false,
    unstyled: true,
  })
}

function PopUp({
  announcement: { title, shortMessage },
  onClose,
}: {
  announcement: Announcement
  onClose: () => void
}) {
  return (
    <div className="pop-up">
      <div>
        <p className="pop-up-title">{title}</p>
        <Link href="/announcement" className="text-link">
          {shortMessage}
        </Link>
      </div>
      <button type="button" className="toast-close" aria-label={`${texts.close}: ${title}`} onClick={onClose}>
        <Cross2Icon aria-hidden="true" />
      </button>
    </div>
  )
}
