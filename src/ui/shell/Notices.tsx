import { useSyncExternalStore } from 'react'
import { latePart } from '../kit/latePart.tsx'
import { noticesWanted, onNoticesWanted } from './notices.ts'

const NoticesToaster = latePart(() => import('./NoticesToaster.tsx'))

/** The place of the notices; their toaster is fetched when the page is idle, or with the first one. */
export function Notices() {
  const wanted = useSyncExternalStore(onNoticesWanted, noticesWanted, () => false)
  return wanted && <NoticesToaster />
}
