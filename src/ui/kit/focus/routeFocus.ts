import { createContext } from 'react'
import { inputs } from '../firstInput.ts'

interface LeftPage {
  /** How far it was scrolled, in pixels. */
  top: number
  /** The link that led away: its address, and how many before it lead there as well. */
  href: string
  index: number
}

/** What shows that somebody reads or works with the page, or leaves it. */
const signs = [...inputs, 'pushState', 'popstate']

const linksTo = (href: string) => Array.from(document.links).filter((link) => link.getAttribute('href') === href)

const currentAddress = () => location.pathname + location.search + location.hash

/** Where the focus and the scrolling are when a route is entered; of one page, which remembers what it left for a detour. */
export function createRouteFocus() {
  const leftPages = new Map<string, LeftPage>()
  let hasNavigated = false
  let stepped = false
  let openedHeading: Element | null = null
  let returnedTo: Element | undefined

  /**
   * A page that was left for a detour is scrolled as it was once it is as tall again, and the link that led away has the
   * focus once it is there again.
   */
  function restore({ top, href, index }: LeftPage): void {
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
  }

  return {
    /** From the start on: the first page's own heading may still wait for its hydration when a link is followed. */
    watchHistory() {
      openedHeading = document.querySelector('h1')
      for (const event of ['pushState', 'popstate'])
        addEventListener(event, () => {
          hasNavigated = true
          stepped = event === 'popstate'
        })
    },
    /**
     * A new page begins at its top, or where it was left for the detour that `origin` leads back from. Any other step back
     * or forward leaves the scrolling to the browser.
     */
    enterPage(origin: string | undefined) {
      const address = currentAddress()
      const left = origin === address && leftPages.get(address)
      if (left) {
        leftPages.delete(address)
        restore(left)
      } else if (!stepped) scrollTo(0, 0)
    },
    /**
     * Keeps where the page is. Its entry in the history gets the address that the detour leads back to, so that Back comes
     * to the same place.
     */
    leavePage(address: string, link: HTMLAnchorElement) {
      const href = link.getAttribute('href') ?? ''
      leftPages.set(address, { top: scrollY, href, index: linksTo(href).indexOf(link) })
      if (address !== currentAddress())
        // wouter's own would let the screen start again that is being left.
        History.prototype.replaceState.call(history, history.state, '', address)
    },
    /**
     * The heading takes the focus when it appears after the first page of the visit; that of the first page may be hydrated
     * after somebody has followed a link within it. A menu that was opened while the page was on its way keeps the focus, and so
     * does the link that somebody comes back to from a detour.
     */
    focusHeading(heading: HTMLElement | null) {
      const { activeElement } = document
      const isKept = activeElement?.ariaExpanded === 'true' || activeElement === returnedTo
      if (hasNavigated && heading !== openedHeading && !isKept) heading?.focus({ preventScroll: true })
      hasNavigated = true
      openedHeading = null
    },
  }
}

export type RouteFocus = ReturnType<typeof createRouteFocus>

export const RouteFocusContext = createContext<RouteFocus | null>(null)
