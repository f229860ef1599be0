import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { announcementsAtom } from '../ui/announcements/announcementsState.ts'
import { lazyPart } from '../ui/kit/lazyPart.tsx'
import { Notices } from '../ui/shell/Notices.tsx'
import type { SessionAccess } from './session/sessionAccess.ts'

/** The announcements are a page of their own: nobody misses the pop-ups. */
const PopUps = lazyPart(() => import('../ui/announcements/PopUps.tsx'), { failed: () => null })
const StaySignedIn = lazyPart(() => import('../ui/session/StaySignedIn.tsx'))

/** What may lie over the page; it comes with the actors it shows, after hydration. */
export function Overlays({ session: { actor, subscribe } }: { session: SessionAccess }) {
  const session = useSyncExternalStore(subscribe, actor, actor)
  const announcements = useAtomValue(announcementsAtom)
  return (
    <>
      <Notices />
      {announcements && <PopUps actor={announcements} />}
      {session && <StaySignedIn actor={session} />}
    </>
  )
}
