import { useCallback, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../kit/failure.ts'
import type { CataloguePage } from './CataloguePage.tsx'

let loaded: typeof CataloguePage | undefined

async function load(): Promise<void> {
  loaded = (await import('./CataloguePage.tsx')).CataloguePage
}

/**
 * The view of products and services, loaded beside the catalogue and not after it. No Suspense: React holds back for 300 ms
 * what follows a fallback, and here the fallback is what the page was rendered with.
 */
export function useCataloguePage(wanted: boolean) {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<'loaded' | Failure | null>(loaded ? 'loaded' : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (!wanted || loaded) return
    load().then(
      () => setOutcome('loaded'),
      (error) => setOutcome(failureOf(error)),
    )
  }, [wanted, attempt])
  const retry = useCallback(() => {
    setOutcome(null)
    setAttempt((before) => before + 1)
  }, [])
  return { Page: loaded, failure: outcome === 'loaded' ? null : outcome, retry }
}
