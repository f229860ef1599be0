import { loadStylesheet } from '../../ui/kit/parts/loadStylesheet.ts'

/** The rules of one that is lost are not to be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return !!sheet?.cssRules.length
  } catch {
    return false
  }
}

/**
 * Loads the whole stylesheet into a document that has only that of public pages: it comes after it, so it decides. A document
 * that links the whole one, with nothing in `data-whole`, runs no script before it is there, or lost: then it is asked for
 * again. Parts of a page have stylesheets of their own, also before both.
 */
export function loadWholeStylesheet(): Promise<void> | null {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]')
  const whole = link && (link.dataset.whole || (hasRules(link) ? null : link.href))
  return whole ? loadStylesheet(whole, link) : null
}
