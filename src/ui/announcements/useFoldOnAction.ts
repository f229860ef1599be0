import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { shortcuts } from '../kit/keys/shortcuts.ts'
import type { AnnouncementsActor } from './announcementsActor.ts'

const actions = ['pointerdown', 'click', 'keydown', 'focusin', 'scroll', 'popstate', 'pushState'] as const
const modifiers: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift'])

const isControl = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target !== document.body && target.tabIndex >= 0

function isAction(event: Event): boolean {
  if (event instanceof KeyboardEvent) return !modifiers.has(event.key) && !shortcuts.announcements.isPressed(event)
  if (event.type === 'scroll') return event.target === document
  return event.type !== 'focusin' || isControl(event.target)
}

/** Folds the pop-ups at the first action beside them, while they lie over the page: what was under them is free for it. */
export function useFoldOnAction(
  region: RefObject<HTMLElement | null>,
  actor: AnnouncementsActor,
  isOver: boolean,
): void {
  // Who is at a control already when they come goes on undisturbed.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isOver && isControl(activeElement) && !region.current?.contains(activeElement))
      actor.send({ type: 'popUps.fold' })
  }, [region, actor, isOver])

  useEffect(() => {
    if (!isOver) return
    const fold = (event: Event) => {
      const { target } = event
      // A dialog that is opened from them gives them the focus back.
      const isInside =
        target instanceof Element && (region.current?.contains(target) || target.closest('[role$=dialog]'))
      if (!isInside && isAction(event)) actor.send({ type: 'popUps.fold' })
    }
    for (const type of actions) addEventListener(type, fold, { capture: true, passive: true })
    return () => {
      for (const type of actions) removeEventListener(type, fold, { capture: true })
    }
  }, [region, actor, isOver])
}
