import { docsSections, docsTexts as texts } from '../../rules/docs/docs.ts'
import { PageHeading } from '../kit/PageHeading.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { Spinner } from '../kit/states/Spinner.tsx'

/** The same for every product and service, so that one pre-rendered page stands for all of them. */
export function LoadingState({ section }: { section: 'api' | 'baas' }) {
  return (
    <div className="docs-loading">
      <PageHeading title={docsSections.find(({ id }) => id === section)?.title ?? ''} />
      <p className="loading" role="status">
        <Spinner /> {texts.loading}
      </p>
      <Skeleton width="min(40rem, 100%)" height="56px" />
      <Skeleton height="160px" />
    </div>
  )
}
