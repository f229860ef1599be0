import { createContext } from 'react'
import { type LeftPage, linksTo, restoreScroll } from './restoreScroll.ts'

export const currentAddress = () => location.pathname + location.search + location.hash

/** Where the focus and the scrolling are when a route is entered; of one page, which remembers what it left for a detour. */
export function createRouteFocus() {
  const leftPages = new Map<string, LeftPage>()
  let hasNavigated = false
  let stepped = false
  let isFollowed = false
  let openedHeading: Element | null = null
  let returnedTo: Element | undefined

  return {
    /** From the start on: the first page's own heading may still wait for its hydration when a link is followed. */
    watchHistory() {
      openedHeading = document.querySelector('h1')
      for (const event of ['pushState', 'popstate', 'replaceState'])
        addEventListener(event, () => {
          // A redirect from the first page of the visit leaves the focus where it is.
          hasNavigated ||= event !== 'replaceState'
          if (__SANDBOX__) isFollowed ||= event !== 'replaceState'
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
        restoreScroll(left, (link) => {
          returnedTo = link
        })
      } else if (!stepped) scrollTo(0, 0)
    },
    /**
     * Keeps where the page is, and the link that leads away unless it is one of the header, which does not scroll. The entry
     * in the history gets the address that the detour leads back to, so that Back comes to the same place.
     */
    leavePage(address: string, link?: HTMLAnchorElement) {
      const href = link?.getAttribute('href') ?? ''
      const offset = link?.getBoundingClientRect().top ?? 0
      leftPages.set(address, { top: scrollY, offset, href, index: link ? linksTo(href).indexOf(link) : -1 })
      // wouter's own would let the screen start again that is being left.
      History.prototype.replaceState.call(history, history.state, '', address)
    },
    /**
     * The heading takes the focus when it appears after the first page of the visit; that of the first page may be hydrated
     * after somebody has followed a link within it. A menu that was opened while the page was on its way keeps the focus, and so
     * does the link that somebody comes back to from a detour, and the dock where the page changes for another reason: its clock
     * ends a session, and its reset starts the page again.
     */
    focusHeading(heading: HTMLElement | null) {
      const { activeElement } = document
      const isKept = activeElement?.ariaExpanded === 'true' || activeElement === returnedTo
      const isInDock = () => !isFollowed && activeElement?.closest('.dock')
      if (hasNavigated && heading !== openedHeading && !isKept && !(__SANDBOX__ && isInDock()))
        heading?.focus({ preventScroll: true })
      hasNavigated = true
      if (__SANDBOX__) isFollowed = false
      openedHeading = null
    },
  }
}

export type RouteFocus = ReturnType<typeof createRouteFocus>

export const RouteFocusContext = createContext<RouteFocus | null>(null)
