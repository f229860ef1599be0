import { Button } from '@radix-ui/themes/components/button'
import type { MouseEvent, ReactNode } from 'react'
import { Spinner } from '../states/Spinner.tsx'

interface Props {
  children: ReactNode
  /** A call is under way: the button keeps its place and the focus, and does nothing. */
  busy?: boolean
  /** There is nothing to send any more, which the page explains. */
  inert?: boolean
  fullWidth?: boolean
  /** It takes the focus when it appears: it was just asked for. */
  focused?: boolean
}

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * Never disabled because of what was typed: pressing it leads to the first wrong field. Its text has an element of its own,
 * as in every button with a spinner: a browser that translates the page replaces texts, and React puts nothing before one
 * that is gone.
 */
export function SubmitButton({ children, busy = false, inert = false, fullWidth = true, focused = false }: Props) {
  return (
    <Button
      type="submit"
      autoFocus={focused}
      size="3"
      className={fullWidth ? 'submit full-width' : 'submit'}
      aria-disabled={busy || inert}
      aria-busy={busy}
      {...((busy || inert) && { onClick: ignore })}
    >
      {busy && <Spinner />}
      <span>{children}</span>
    </Button>
  )
}
