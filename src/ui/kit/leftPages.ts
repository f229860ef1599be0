/** How far pages were scrolled that were left for a detour, in pixels, by address. */
const scrolled = new Map<string, number>()

/** What shows that somebody reads or works with the page. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Keeps where the page is. Its entry in the history gets the address that the detour leads back to, so that Back comes to
 * the same place.
 */
export function leavePage(address: string): void {
  scrolled.set(address, scrollY)
  if (address !== location.pathname + location.search + location.hash)
    // wouter's own would let the screen start again that is being left.
    History.prototype.replaceState.call(history, history.state, '', address)
}

/** Whether somebody comes back to a page that was left for a detour; it is scrolled as it was once it is as tall again. */
export function returnToPage(address: string): boolean {
  const top = scrolled.get(address)
  if (top === undefined) return false
  scrolled.delete(address)
  const stopping = new AbortController()
  const scroll = () => {
    scrollTo(0, top)
    if (scrollY >= top) stopping.abort()
  }
  const observer = new ResizeObserver(scroll)
  stopping.signal.addEventListener('abort', () => observer.disconnect())
  for (const name of inputs) addEventListener(name, () => stopping.abort(), { passive: true, signal: stopping.signal })
  observer.observe(document.body)
  return true
}
