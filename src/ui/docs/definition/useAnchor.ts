import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { operationOfAnchor } from '../../../rules/definition/operation/fieldAnchor.ts'
import { decoded } from '../../../rules/docs/docs.ts'
import { inputs } from '../../kit/firstInput.ts'
import { keepFocus } from '../../kit/focus/focusTarget.ts'
import type { OperationStages } from './operation/operationStages.ts'

/** Whether the page is where the address led, or has not been scrolled: a position that the browser restored stays. */
function isShown(target: HTMLElement): boolean {
  const { top } = target.getBoundingClientRect()
  return scrollY === 0 || (top >= 0 && top < innerHeight / 2)
}

/** The element of this page that a link leads to, or that the address names; an operation in any case, also for a field of it. */
function findTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  const id = decoded(hash.slice(1))
  const operations = document.querySelectorAll<HTMLElement>('.operation')
  const operation = operationOfAnchor(id).toLowerCase()
  const named = Array.from(operations).find((each) => each.id.toLowerCase() === operation)
  return document.getElementById(id) ?? named ?? null
}

/** The fragment of a link to this page that a click follows. */
function followedHash({ target, defaultPrevented }: MouseEvent): string {
  const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null
  return link?.origin === location.origin && link.pathname === location.pathname ? link.hash : ''
}

/** Browsers that do not open what a link leads into leave it closed. */
function openAround(target: HTMLElement): void {
  for (let around = target.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
}

/**
 * An operation that the address names is drawn and comes into view, and stays there until the next input: those above it
 * are laid out as they come near, which the browser's scroll anchoring does not make up for.
 */
export function useAnchor(stages: OperationStages): void {
  useEffect(() => {
    let observer: ResizeObserver | undefined
    const release = () => observer?.disconnect()
    const hold = (target: HTMLElement | null) => {
      release()
      const view = target?.closest('.definition')
      if (!target || !view) return
      openAround(target)
      stages.layOut(target.id)
      target.scrollIntoView()
      observer = new ResizeObserver(() => target.scrollIntoView())
      observer.observe(view)
    }
    const holdShown = () => {
      const target = findTarget(location.hash)
      if (target && isShown(target)) hold(target)
    }
    const onHashChange = () => {
      // Back leads to what was folded meanwhile, where no position can be restored.
      const target = findTarget(location.hash)
      if (target?.closest('details:not([open])')) hold(target)
      else holdShown()
    }
    // Not when the address changes: it is reported so late that the target may have moved out of view.
    const onClick = (event: MouseEvent) => {
      const target = findTarget(followedHash(event))
      if (!target) return
      flushSync(() => stages.layOut(target.id))
      hold(target)
      keepFocus(() => target)
    }
    holdShown()
    addEventListener('hashchange', onHashChange)
    addEventListener('click', onClick)
    for (const name of inputs) addEventListener(name, release, { passive: true })
    return () => {
      release()
      removeEventListener('hashchange', onHashChange)
      removeEventListener('click', onClick)
      for (const name of inputs) removeEventListener(name, release)
    }
  }, [stages])
}
