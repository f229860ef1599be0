import { type ComponentType, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../kit/failure.ts'
import { PartError } from '../kit/lazyPart.tsx'
import { LoadingState } from './LoadingState.tsx'
import type { ServicePageProps } from './viewer/ServicePage.tsx'

let loaded: ComponentType<ServicePageProps> | undefined

/** Fetches the part ahead: a page that was rendered with it is hydrated once it is here. */
export async function loadServicePage(): Promise<void> {
  loaded = (await import('./viewer/ServicePage.tsx')).default
}

/** A service with its API viewer, in a chunk that only the pages of services load; without Suspense as `useCataloguePage`. */
export function ServicePart(props: ServicePageProps) {
  const [outcome, setOutcome] = useState<'loading' | 'loaded' | Failure>(loaded ? 'loaded' : 'loading')
  useEffect(() => {
    if (outcome !== 'loading') return
    loadServicePage().then(
      () => setOutcome('loaded'),
      (error) => setOutcome(failureOf(error)),
    )
  }, [outcome])
  const Page = loaded
  if (Page) return <Page {...props} />
  if (outcome !== 'loading' && outcome !== 'loaded')
    return <PartError failure={outcome} onRetry={() => setOutcome('loading')} />
  return <LoadingState section={props.place.section} />
}
