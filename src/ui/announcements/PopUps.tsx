import { useSelector } from '@xstate/react'
import { latePart } from '../kit/latePart.tsx'
import type { AnnouncementsActor } from './announcementsState.ts'

const PopUpToaster = latePart(() => import('./PopUpToaster.tsx'), { failed: () => null })

/** The place of the announcements' pop-ups; their toaster is fetched with the first one. */
export default function PopUps({ actor }: { actor: AnnouncementsActor }) {
  const any = useSelector(actor, (snapshot) => snapshot.context.announcements.length > 0)
  return any && <PopUpToaster actor={actor} />
}
