import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { lazyDialog } from '../kit/parts/lazyPart.tsx'
import type { CopyActor } from './applicationsActors.ts'

const CopyManuallyDialog = lazyDialog(
  () => import('./CopyManuallyDialog'),
  ({ copying }) => copying.send({ type: 'value.close' }),
)

/**
 * The dialog is fetched the first time the clipboard is refused. A private key is never in it: it is selected where it
 * shows, and when it is gone from there it stays gone.
 */
export function CopyManually({ copying }: { copying: CopyActor }) {
  const copyFailed = useSelector(copying, (snapshot) => (snapshot.matches('copyFailed') ? snapshot.context.copy : null))
  const isKey = copyFailed?.what === 'privateKey'
  useEffect(() => {
    if (isKey) copying.send({ type: 'value.close' })
  }, [isKey, copying])
  return copyFailed && !isKey && <CopyManuallyDialog copying={copying} />
}
