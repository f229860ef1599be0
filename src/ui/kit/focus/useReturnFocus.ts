import { use, useState } from 'react'
import { focusFirst } from './handOffFocus.ts'
import { RouteFocusContext } from './routeFocus.ts'

/** A menu closes when a dialog takes its focus: its button stays. */
function focusedPlace(): Element | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role=menu], .menu')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : activeElement
}

/**
 * For a dialog that no trigger of Radix's opens: gives the focus back to what had it, or to the heading when that is
 * gone. Whatever has taken the focus meanwhile keeps it, such as the heading of the next page. Nothing scrolls: a page that
 * was replaced meanwhile is at its top.
 *
 * @param id of the button that leads to the dialog, when the focus may have been elsewhere: in the button's menu
 * @param instead gives where the focus goes when that is gone
 */
export function useReturnFocus(id?: string, instead?: () => Element | null): (event?: Event) => void {
  const routeFocus = use(RouteFocusContext)
  const [openers] = useState(() => {
    const place = focusedPlace()
    return routeFocus?.openersOf(place) ?? [place]
  })
  return (event) => {
    event?.preventDefault()
    if (document.activeElement !== document.body) return
    focusFirst([...(id === undefined ? openers : [document.getElementById(id)]), instead?.()], true)
  }
}
