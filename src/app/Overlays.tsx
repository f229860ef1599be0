import { useAtomValue } from 'jotai'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { announcementsAtom } from '../ui/announcements/announcementsState.ts'
import { Notices } from '../ui/shell/Notices.tsx'
import type { SessionAccess } from './session/access.ts'

const PopUps = lazy(() => import('../ui/announcements/PopUps.tsx'))
const StaySignedIn = lazy(() => import('../ui/session/StaySignedIn.tsx'))

/** What may lie over the page; it comes with the actors it shows, after hydration. */
export function Overlays({ session: { actor, subscribe } }: { session: SessionAccess }) {
  const session = useSyncExternalStore(subscribe, actor, actor)
  const announcements = useAtomValue(announcementsAtom)
  return (
    <>
      <Notices />
      <Suspense>{announcements && <PopUps actor={announcements} />}</Suspense>
      <Suspense>{session && <StaySignedIn actor={session} />}</Suspense>
    </>
  )
}
