import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { ChevronDownIcon } from '../../kit/icons.tsx'
import { Link } from '../../kit/links/Link.tsx'

interface Props {
  greeting: ReactNode
  onSignOut: () => void
}

/** A disclosure: closes on Escape, on a press outside, on the focus leaving, on a step through the history and on a choice. */
export default function AccountMenu({ greeting, onSignOut }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const buttonId = useId()

  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const close = () => setOpen(false)
    document.addEventListener('pointerdown', press)
    addEventListener('popstate', close)
    return () => {
      document.removeEventListener('pointerdown', press)
      removeEventListener('popstate', close)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for its controls, is none itself
    <div className="account-menu" ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        ref={button}
        id={buttonId}
        className="account-greeting"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className="clamped">{greeting}</span>
        <ChevronDownIcon aria-hidden="true" />
      </button>
      <ul id={list} className="menu" aria-labelledby={buttonId} hidden={!open}>
        <li>
          <Link href={dashboardHref('home')} onClick={() => setOpen(false)}>
            Dashboard
          </Link>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              button.current?.focus()
              onSignOut()
            }}
          >
            Sign out
          </button>
        </li>
      </ul>
    </div>
  )
}
