const controls = 'button[aria-label], a[aria-label], summary[aria-label], label[aria-label], [role=button][aria-label]'

const isUnread = (node: Node) => 'matches' in node && (node as Element).matches('[aria-hidden=true], svg')

function shownText(node: Node): string {
  if (isUnread(node)) return ''
  return node.nodeType === 3 ? (node.textContent ?? '') : Array.from(node.childNodes, shownText).join('')
}

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('en')

/**
 * Controls whose accessible name lacks the text they show: who speaks that text to press one can't
 * (WCAG 2.1, 2.5.3). A text of one character, an initial or a sign, is none to speak.
 */
export function mismatchedNames(document: Document): string[] {
  return Array.from(document.querySelectorAll(controls)).flatMap((control) => {
    const [text, name] = [words(shownText(control)), words(control.getAttribute('aria-label') ?? '')]
    return text.length > 1 && !name.includes(text) ? [`${text} is named ${name}`] : []
  })
}
