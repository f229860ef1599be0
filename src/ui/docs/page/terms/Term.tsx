import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { termOf } from '../../../../content/docs/terms.ts'
import { pageHref } from '../../../../rules/docs/docs.ts'
import { Link } from '../../../kit/links/Link.tsx'

interface Props {
  /** The term's ID in `terms.ts`; its own text unless given. */
  id?: string
  children: ReactNode
}

const margin = 8

/** A word of the terminology: shows its meaning on hover and focus until Escape, and leads to its entry. */
export function Term({ id, children }: Props) {
  const term = termOf(id ?? String(children))
  const meaningId = useId()
  const meaning = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  const show = () => {
    setShown(true)
    keepInWindow(meaning.current)
  }
  const hide = () => setShown(false)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  return (
    <span className="term" data-shown={shown} onPointerEnter={show} onPointerLeave={hide}>
      <Link
        href={`${pageHref('terminology')}#${term.id}`}
        aria-describedby={meaningId}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      >
        {children}
      </Link>
      <span role="tooltip" id={meaningId} ref={meaning} data-chrome>
        {term.meaning}
      </span>
    </span>
  )
}

/** The meaning begins where the word does, unless it would leave the window. */
function keepInWindow(meaning: HTMLElement | null) {
  if (!meaning) return
  meaning.style.translate = ''
  requestAnimationFrame(() => {
    const over = meaning.getBoundingClientRect().right - document.documentElement.clientWidth + margin
    if (over > 0) meaning.style.translate = `${-over}px 0`
  })
}
