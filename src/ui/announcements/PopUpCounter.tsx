import type { RefObject } from 'react'
import { handOffFocus } from '../kit/focus/handOffFocus.ts'
import { icon } from '../kit/icons.tsx'
import { popUpTexts as texts } from './popUpTexts.ts'

const BellIcon = icon('M3 11h9M4.2 11V7a3.3 3.3 0 0 1 6.6 0v4M6.4 13.4h2.2M7.5 1.6v2')

interface Props {
  count: number
  onOpen: () => void
  /** What had the focus before the pop-ups. */
  before: RefObject<Element | null>
}

/** The pop-ups, folded: at the window's edge, beside what the page has. */
export function PopUpCounter({ count, onOpen, before }: Props) {
  const name = texts.counter(count)
  const pass = handOffFocus(() => () => [document.querySelector('.pop-up a'), before.current])
  return (
    <button ref={pass} type="button" className="pop-up-counter" aria-label={name} title={name} onClick={onOpen}>
      <BellIcon aria-hidden="true" />
      {count}
    </button>
  )
}
