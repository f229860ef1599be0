import { useState } from 'react'

/**
 * For a dialog that no trigger of Radix's opens: gives the focus back to what had it, or to the heading when that is
 * gone. Whatever has taken the focus meanwhile keeps it, such as the heading of the next page.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (document.activeElement !== document.body) return
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    const back = isThere ? opener : document.querySelector('h1')
    back?.focus()
  }
}
