import { shownLengths } from '../../../src/rules/text/serverText.ts'

/** What holds code or what a person has asked to see whole, in a box that scrolls. */
const boxes = 'pre, [data-whole-text]'
const unseen = new Set(['script', 'style', 'noscript', 'textarea', 'link', 'meta'])

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder'] as const

const limitOf = (element: Element): number =>
  element.closest('.definition') ? shownLengths.documentation : shownLengths.prose

function* ownTexts(element: Element): Iterable<string> {
  for (const node of element.childNodes) if (node.nodeType === 3) yield node.textContent ?? ''
  for (const name of spoken) yield element.getAttribute(name) ?? ''
}

const nameOf = (element: Element) => [element.localName, ...element.classList].join('.')

/** Up to the section that it stands in. */
function pathOf(element: Element): string {
  const parent = element.parentElement
  const isEnd = !parent || element.matches('section, article, dialog, main, header, footer')
  return isEnd ? nameOf(element) : `${pathOf(parent)} > ${nameOf(element)}`
}

/**
 * Texts of a page that are longer than anything shows at once (src/rules/text/serverText.ts). What the portal says itself is
 * shorter, so a longer one is a text from the bank that nothing cuts.
 */
export function longTexts(document: Document): string[] {
  const found: string[] = []
  for (const element of document.body.getElementsByTagName('*')) {
    if (unseen.has(element.localName)) continue
    for (const text of ownTexts(element))
      if (text.length > shownLengths.prose && text.length > limitOf(element) && !element.closest(boxes))
        found.push(`${text.length} characters in ${pathOf(element)}`)
  }
  return found
}
