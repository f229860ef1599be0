import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { announcementsAtom } from '../ui/announcements/announcementsActor.ts'
import { lazyPart } from '../ui/kit/parts/lazyPart.tsx'
import { searchAtom } from '../ui/search/searchState.ts'
import type { SessionAccess } from './session/sessionAccess.ts'

/** The announcements are a page of their own: nobody misses the pop-ups. */
const PopUps = lazyPart(() => import('../ui/announcements/PopUps.tsx'), { failed: () => null })
const Search = lazyPart(() => import('../ui/search/Search.tsx'))
const StaySignedIn = lazyPart(() => import('../ui/session/StaySignedIn.tsx'))

/** What may lie over the page; it comes with the actors it shows, after hydration. */
export function Overlays({ session: { actor, subscribe } }: { session: SessionAccess }) {
  const session = useSyncExternalStore(subscribe, actor, actor)
  const announcements = useAtomValue(announcementsAtom)
  const search = useAtomValue(searchAtom)
  return (
    <>
      {announcements && <PopUps actor={announcements} />}
      {search && <Search {...search} />}
      {session && <StaySignedIn actor={session} />}
    </>
  )
}
