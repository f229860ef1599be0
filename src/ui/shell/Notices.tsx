import { useSyncExternalStore } from 'react'
import { lazyPart } from '../kit/lazyPart.tsx'
import { hasPendingNotices, onFirstNotice } from './notices.ts'

const NoticesToaster = lazyPart(() => import('./NoticesToaster.tsx'))

/** The place of the notices; their toaster is fetched when the page is idle, or with the first one. */
export function Notices() {
  const wanted = useSyncExternalStore(onFirstNotice, hasPendingNotices, () => false)
  return wanted && <NoticesToaster />
}
