import type { PageFailure } from '../../../rules/pageFailure.ts'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import { PageFailed } from '../PageFailed.tsx'

interface Props {
  /** The page's code could not be fetched, or could not start. */
  failed: PageFailure | false
  onRetry: () => void
}

/** Stands where a page will be while its code or the session is on its way. */
export function PageFrame({ failed, onRetry }: Props) {
  if (failed) return <PageFailed failure={failed} onRetry={onRetry} />
  return (
    <div className="page-frame" id="main" aria-busy="true">
      <Skeleton width="min(22rem, 80%)" height="40px" />
      <Skeleton width="min(34rem, 100%)" height="20px" />
      <Skeleton width="min(28rem, 90%)" height="20px" />
    </div>
  )
}
