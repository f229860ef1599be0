import { inputs } from '../firstInput.ts'

export interface LeftPage {
  /** How far it was scrolled, in pixels. */
  top: number
  /** How far below the upper edge of the window the link was. */
  offset: number
  /** The link that led away: its address, and how many before it lead there as well. */
  href: string
  index: number
}

/** What shows that somebody reads or works with the page, or leaves it. */
const signs = [...inputs, 'pushState', 'popstate']

export const linksTo = (href: string) => Array.from(document.links).filter((link) => link.getAttribute('href') === href)

/**
 * A page that was left for a detour is scrolled as it was. The link that led away has the focus
 * once it is there again, and is where it was in the window, whatever has come above it meanwhile; `onReturn` gets it before.
 */
export function restoreScroll({ top, offset, href, index }: LeftPage, onReturn: (link: Element) => void): void {
  const stopping = new AbortController()
  const scroll = () => {
    const link = linksTo(href)[index]
    if (link) scrollBy(0, link.getBoundingClientRect().top - offset)
    else scrollTo(0, top)
  }
  const size = new ResizeObserver(scroll)
  const focus = () => {
    const link = linksTo(href)[index]
    if (!link) return
    onReturn(link)
    link.focus({ preventScroll: true })
    links.disconnect()
    scroll()
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
