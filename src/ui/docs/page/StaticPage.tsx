import { memo, Suspense, use, useEffect } from 'react'
import type { PageSlug } from '../../../rules/docs/docs.ts'
import { PartBoundary } from '../../kit/parts/lazyPart.tsx'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import { clearFailedPages, loadPage } from './loadPage.ts'

/**
 * One page of the documentation. A pre-rendered page keeps its HTML until its code is here, which comes when it is first used
 * (`deferPage`), whatever the menu and the catalogue do meanwhile: hence `memo`, since an update of a boundary that waits for
 * hydration shows its fallback.
 */
export const StaticPage = memo(({ slug }: { slug: PageSlug }) => (
  <PartBoundary resetKeys={[slug]} onReset={clearFailedPages}>
    <Suspense key={slug} fallback={<Waiting />}>
      <Loaded slug={slug} />
    </Suspense>
  </PartBoundary>
))

function Loaded({ slug }: { slug: PageSlug }) {
  const { Article, releasePresses, ...page } = use(loadPage(slug))
  useEffect(() => void releasePresses?.(), [releasePresses])
  return <Article slug={slug} {...page} />
}

function Waiting() {
  return (
    <div className="docs-loading" aria-busy="true">
      <Skeleton width="min(22rem, 80%)" height="40px" />
      <Skeleton width="min(40rem, 100%)" height="56px" />
      <Skeleton height="160px" />
    </div>
  )
}
