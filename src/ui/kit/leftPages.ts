interface LeftPage {
  /** How far it was scrolled, in pixels. */
  top: number
  /** The link that led away: its address, and how many before it lead there as well. */
  href: string
  index: number
}

const leftPages = new Map<string, LeftPage>()

/** What shows that somebody reads or works with the page, or leaves it. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'pushState', 'popstate'] as const

let returnedTo: Element | undefined

const linksTo = (href: string) => Array.from(document.links).filter((link) => link.getAttribute('href') === href)

/** Whether the focus was given back to the link that a detour began with: the page's heading leaves it there. */
export const isFocusReturned = (): boolean => returnedTo === document.activeElement

/**
 * Keeps where the page is. Its entry in the history gets the address that the detour leads back to, so that Back comes to
 * the same place.
 */
export function leavePage(address: string, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  leftPages.set(address, { top: scrollY, href, index: linksTo(href).indexOf(link) })
  if (address !== location.pathname + location.search + location.hash)
    // wouter's own would let the screen start again that is being left.
    History.prototype.replaceState.call(history, history.state, '', address)
}

/**
 * Whether somebody comes back to a page that was left for a detour: it is scrolled as it was once it is as tall again, and
 * the link that led away has the focus once it is there again.
 */
export function returnToPage(address: string): boolean {
  const left = leftPages.get(address)
  if (!left) return false
  leftPages.delete(address)
  const { top, href, index } = left
  const stopping = new AbortController()
  const size = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= top) size.disconnect()
  })
  const focus = () => {
    const link = linksTo(href)[index]
    if (!link) return
    returnedTo = link
    link.focus({ preventScroll: true })
    links.disconnect()
  }
  const links = new MutationObserver(focus)
  stopping.signal.addEventListener('abort', () => {
    size.disconnect()
    links.disconnect()
  })
  for (const name of signs) addEventListener(name, () => stopping.abort(), { passive: true, signal: stopping.signal })
  size.observe(document.body)
  links.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] })
  focus()
  return true
}
