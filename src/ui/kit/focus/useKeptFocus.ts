import { type RefObject, useEffect, useRef } from 'react'

const control = 'button:not(:disabled), input:not(:disabled), textarea, select, iframe, a[href]'

/**
 * For a part (with tabIndex -1) whose controls replace one another: when the one that had the focus is gone, the first
 * that is there now takes it; until there is one, the part itself.
 */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const isHeld = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      isHeld.current = target instanceof Node && part.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])
  useEffect(() => {
    const { activeElement, body } = document
    if (!isHeld.current || (activeElement !== body && activeElement !== part.current)) return
    const next = part.current?.querySelector<HTMLElement>(control) ?? part.current
    next?.focus({ preventScroll: true })
  })
  return part
}
