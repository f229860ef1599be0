import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { AnnouncementsActor } from './announcementsState.ts'

const PopUpToaster = lazy(() => import('./PopUpToaster.tsx'))

/** The place of the announcements' pop-ups; their toaster is fetched with the first one. */
export default function PopUps({ actor }: { actor: AnnouncementsActor }) {
  const any = useSelector(actor, (snapshot) => snapshot.context.announcements.length > 0)
  return (
    any && (
      <Suspense>
        <PopUpToaster actor={actor} />
      </Suspense>
    )
  )
}
