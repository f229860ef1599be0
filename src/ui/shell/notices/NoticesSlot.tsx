import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import type { Notices } from './notices.ts'

const NoticesToaster = lazyPart(() => import('./NoticesToaster.tsx'))

/** The place of the notices; their toaster is fetched when somebody uses the page, or with the first one. */
export function NoticesSlot({ notices }: { notices: Notices }) {
  const wanted = useSyncExternalStore(notices.subscribe, notices.isWanted, () => false)
  return wanted && <NoticesToaster notices={notices} />
}
