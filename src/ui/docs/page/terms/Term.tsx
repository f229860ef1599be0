import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { pageHref } from '../../../../rules/docs/docs.ts'
import { Link } from '../../../kit/links/Link.tsx'

interface Props {
  /** A page that leaves it out means the term of its text; the build adds it (scripts/mdx/termMeanings.ts). */
  id: string
  meaning: string
  children: ReactNode
}

const margin = 8

/** A word of the terminology: shows its meaning on hover and focus until Escape, and leads to its entry. */
export function Term({ id, meaning, children }: Props) {
  const meaningId = useId()
  const tooltip = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  const show = () => {
    setShown(true)
    keepInWindow(tooltip.current)
  }
  const hide = () => setShown(false)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  return (
    <span className="term" data-shown={shown} onPointerEnter={show} onPointerLeave={hide}>
      <Link
        href={`${pageHref('terminology')}#${id}`}
        aria-describedby={meaningId}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      >
        {children}
      </Link>
      <span role="tooltip" id={meaningId} ref={tooltip} data-chrome>
        {meaning}
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
