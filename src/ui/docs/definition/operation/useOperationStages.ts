import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { decoded } from '../../../../rules/docs/docs.ts'
import { createOperationStages, type OperationStages } from './operationStages.ts'

/** How long text is drawn before whatever a person does gets its turn, in milliseconds. */
const budget = 12

/** Draws the text of all operations, as many at a time as the machine has shown that it can draw within the budget. */
function fill(stages: OperationStages): () => void {
  let count = 1
  let timer: ReturnType<typeof setTimeout> | undefined
  const step = () => {
    const next = stages.next(count)
    if (next.length === 0) return
    const began = performance.now()
    flushSync(() => stages.raise(next, 'text'))
    const took = Math.max(performance.now() - began, 1)
    count = Math.max(1, Math.min(2 * count, Math.round((count * budget) / took)))
    timer = setTimeout(step)
  }
  timer = setTimeout(step)
  return () => clearTimeout(timer)
}

/** An operation that is within a window's height of the window gets its controls. */
function watchNear(view: HTMLElement, stages: OperationStages): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      for (const each of near) observer.unobserve(each)
      stages.raise(
        near.map(({ id }) => id),
        'live',
      )
    },
    { rootMargin: '100% 0px' },
  )
  for (const each of view.querySelectorAll('.operation')) observer.observe(each)
  return () => observer.disconnect()
}

const never = () => () => {}

/**
 * The operations of a definition come into the page as what the first window shows and the address names, then as text, which
 * find and print reach, then, near the window, with their controls.
 */
export function useOperationStages(ids: readonly string[], view: RefObject<HTMLElement | null>): OperationStages {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [built] = useState(isHydrating ? ids : null)
  const stages = useMemo(() => {
    const isBuilt = ids === built
    return createOperationStages(ids, { isBuilt, address: isBuilt ? '' : decoded(location.hash.slice(1)) })
  }, [ids, built])
  useEffect(() => {
    const printAll = () => flushSync(() => stages.raise(ids, 'text'))
    const stop = fill(stages)
    const stopWatching = view.current ? watchNear(view.current, stages) : undefined
    addEventListener('beforeprint', printAll)
    return () => {
      stop()
      stopWatching?.()
      removeEventListener('beforeprint', printAll)
    }
  }, [ids, stages, view])
  return stages
}
