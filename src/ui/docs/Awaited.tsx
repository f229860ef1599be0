import { docsTexts as texts } from '../../rules/docs.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Spinner } from '../kit/Spinner.tsx'

/** The same for every product and service, so that one pre-rendered page stands for all of them. */
export function Awaited() {
  return (
    <div className="docs-awaited" role="status">
      <p>
        <Spinner /> {texts.loading}
      </p>
      <Skeleton width="min(22rem, 80%)" height="40px" />
      <Skeleton width="min(40rem, 100%)" height="56px" />
      <Skeleton height="160px" />
    </div>
  )
}
