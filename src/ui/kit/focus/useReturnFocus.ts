import { useState } from 'react'
import { focusFirst } from './handOffFocus.ts'

/** A menu closes when a dialog takes its focus: its button stays. */
function focusedPlace(): Element | null {
  const { activeElement } = document
  const button = activeElement?.closest('ul.menu, [role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : activeElement
}

/**
 * For a dialog that no trigger of Radix's opens: gives the focus back to what had it, or to the heading when that is
 * gone. Whatever has taken the focus meanwhile keeps it, such as the heading of the next page. Nothing scrolls: a page that
 * was replaced meanwhile is at its top.
 *
 * @param id of the button that leads to the dialog, when the focus may have been elsewhere: in the button's menu
 */
export function useReturnFocus(id?: string): (event?: Event) => void {
  const [opener] = useState(focusedPlace)
  return (event) => {
    event?.preventDefault()
    if (document.activeElement !== document.body) return
    focusFirst([id === undefined ? opener : document.getElementById(id)], true)
  }
}
