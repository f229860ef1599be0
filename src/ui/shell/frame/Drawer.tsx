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
  const [isOpen, setOpen] = useState(false)
  const open = ({ currentTarget }: MouseEvent, openedAt = location.href) => {
    flushSync(() => setOpen(true))
    dialog.current?.showModal()
    import('./closeDrawer.ts').then(
      ({ closeDrawer }) => dialog.current && closeDrawer(dialog.current, currentTarget, openedAt),
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
        aria-label={label}
        onClick={onClick}
        onClose={() => setOpen(false)}
      >
        <div className="drawer-body">
          <button type="button" className="icon-button drawer-close" aria-label="Close" onClick={close}>
            <Cross2Icon aria-hidden="true" />
          </button>
          {isOpen && children}
        </div>
      </dialog>
    </>
  )
}
