import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticesWanted, onNoticesWanted } from './notices.ts'

const NoticesToaster = lazy(() => import('./NoticesToaster.tsx'))

/** The place of the notices; their toaster is fetched with the first one. */
export function Notices() {
  const wanted = useSyncExternalStore(onNoticesWanted, noticesWanted, () => false)
  return (
    wanted && (
      <Suspense>
        <NoticesToaster />
      </Suspense>
    )
  )
}
