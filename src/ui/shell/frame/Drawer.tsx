import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Cross2Icon } from '../../kit/icons.tsx'

interface Props {
  /** Names the drawer and, for a screen reader, the button that opens it. */
  label: string
  className: string
  button: ReactNode
  side: 'left' | 'right'
  children: ReactNode
}

/**
 * The browser's modal dialog as a drawer: focus stays inside, Escape closes, and so does following a link in it. What it
 * holds is drawn while it is open: a menu stands on the page besides, and may be long.
 */
export function Drawer({ label, className, button, side, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** The address at which it was opened; empty while it is closed. */
  const [page, setPage] = useState('')
  const open = ({ currentTarget }: MouseEvent) => {
    flushSync(() => setPage(location.href))
    dialog.current?.showModal()
    import('./closeDrawer.ts').then(
      ({ closeDrawer }) => dialog.current && closeDrawer(dialog.current, currentTarget),
      () => {},
    )
  }
  const close = () => dialog.current?.close()
  const onClick = (event: MouseEvent) => {
    const { target, currentTarget } = event
    if (target === currentTarget || (target instanceof Element && target.closest('a, [data-closes]'))) close()
  }
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={open}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own */}
      <dialog
        ref={dialog}
        className="drawer"
        data-side={side}
        data-page={page}
        aria-label={label}
        onClick={onClick}
        onClose={() => setPage('')}
      >
        <div className="drawer-body">
          <button type="button" className="icon-button drawer-close" aria-label="Close" onClick={close}>
            <Cross2Icon aria-hidden="true" />
          </button>
          {page && children}
        </div>
      </dialog>
    </>
  )
}
