import { useSelector } from '@xstate/react'
import { popUpsOf } from '../../rules/announcements/announcements.ts'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import type { AnnouncementsActor } from './announcementsActor.ts'

const PopUpList = lazyPart(() => import('./PopUpList.tsx'), { failed: () => null })

/** The place of the announcements' pop-ups; their list is fetched with the first one. */
export default function PopUps({ actor }: { actor: AnnouncementsActor }) {
  const any = useSelector(actor, ({ context }) => popUpsOf(context.announcements, context.dismissed).length > 0)
  return any && <PopUpList actor={actor} />
}
