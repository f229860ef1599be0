import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { CopyActor } from './actors.ts'

const CopyByHandDialog = lazy(() => import('./CopyByHandDialog.tsx'))

/** The dialog is fetched the first time the clipboard is refused. */
export function CopyByHand({ copying }: { copying: CopyActor }) {
  const open = useSelector(copying, (snapshot) => snapshot.matches('uncopied'))
  return (
    open && (
      <Suspense>
        <CopyByHandDialog copying={copying} />
      </Suspense>
    )
  )
}
