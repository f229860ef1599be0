import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { PageFailure } from '../../../rules/pageFailure.ts'
import { failureOf, loadCode } from '../states/failure.ts'

/**
 * A component in a chunk of its own, without Suspense: React holds back for 300 ms what follows a fallback. Once loaded it
 * is rendered at once, so what was rendered with it is hydrated with it.
 */
export function createPart<Props>(importPart: () => Promise<{ default: ComponentType<Props> }>) {
  let Part: ComponentType<Props> | undefined

  async function load(): Promise<void> {
    Part = (await loadCode(importPart)).default
  }

  /** Loads the part when it is wanted; a failure stays until `retry`. */
  function usePart(wanted: boolean) {
    const [attempt, setAttempt] = useState(0)
    const [outcome, setOutcome] = useState<'loaded' | PageFailure | null>(Part ? 'loaded' : null)
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
    useEffect(() => {
      if (!wanted || Part) return
      load().then(
        () => setOutcome('loaded'),
        (error) => setOutcome(failureOf(error)),
      )
    }, [wanted, attempt])
    const retry = useCallback(() => {
      setOutcome(null)
      setAttempt((before) => before + 1)
    }, [])
    return { Part, failure: outcome === 'loaded' ? null : outcome, retry }
  }

  return { load, usePart }
}
