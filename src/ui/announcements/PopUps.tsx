import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { type AnnouncementsActor, announcementsAtom } from './announcementsState.ts'

const PopUpToaster = lazy(() => import('./PopUpToaster.tsx'))

/** The place of the announcements' pop-ups; their toaster is fetched with the first one. */
export function PopUps() {
  const actor = useAtomValue(announcementsAtom)
  return actor && <Loaded actor={actor} />
}

function Loaded({ actor }: { actor: AnnouncementsActor }) {
  const any = useSelector(actor, (snapshot) => snapshot.context.announcements.length > 0)
  return (
    any && (
      <Suspense>
        <PopUpToaster actor={actor} />
      </Suspense>
    )
  )
}
