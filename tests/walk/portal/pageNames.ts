// Runs in the page (pageScript.ts): the roles, names and visibility of elements, cheap enough to ask for all of them after each step.

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  select: 'combobox',
  textarea: 'textbox',
  summary: 'button',
}

export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role')
  if (explicit) return explicit
  if (element.localName !== 'input') return roles[element.localName] ?? element.localName
  const { type } = element as HTMLInputElement
  return ['checkbox', 'radio', 'file', 'password'].includes(type) ? type : type === 'search' ? 'searchbox' : 'textbox'
}

/** While nothing can change, each element is asked once. */
export function createVisibility(): (element: Element | null) => boolean {
  const known = new Map<Element, boolean>()
  const isShown = (element: Element | null): boolean => {
    if (element === null || element === document.documentElement) return true
    const before = known.get(element)
    if (before !== undefined) return before
    const parent = element.parentElement
    let result = parent ? isShown(parent) : element.isConnected
    if (result) {
      const { display, visibility } = getComputedStyle(element)
      result = display !== 'none' && (visibility === 'visible' || visibility === '')
    }
    // What is folded has a display of its own in browsers; what a stylesheet unfolds is shown.
    const isFolded = parent?.localName === 'details' && !parent.hasAttribute('open') && element.localName !== 'summary'
    if (result && isFolded) result = element.checkVisibility()
    known.set(element, result)
    return result
  }
  return isShown
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What a label holds beside its words. */
const unnamed = new Set(['style', 'select', 'textarea'])

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  if (node.nodeType !== 1) return ''
  const element = node as Element
  if (element.getAttribute('aria-hidden') === 'true' || unnamed.has(element.localName)) return ''
  const label = element.getAttribute('aria-label')
  if (label) return label
  if (element.localName === 'img') return element.getAttribute('alt') ?? ''
  let text = ''
  for (const child of element.childNodes) text += `${textOf(child)} `
  return text
}

const fields = new Set(['input', 'select', 'textarea'])

function labelOf(element: Element): string {
  const { id } = element
  const label = (id && document.querySelector(`label[for="${CSS.escape(id)}"]`)) || element.closest('label')
  return label ? textOf(label) : ''
}

/** By what a screen reader would say, near enough to know a control again. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')
  if (ids) {
    const text = spaced(
      ids
        .split(/\s+/)
        .map((id) => document.getElementById(id))
        .map((each) => (each ? textOf(each) : ''))
        .join(' '),
    )
    if (text !== '') return text
  }
  const label = element.getAttribute('aria-label')
  if (label) return spaced(label)
  const text = (!fields.has(element.localName) && spaced(textOf(element))) || spaced(labelOf(element))
  return text || spaced(element.getAttribute('placeholder') ?? element.getAttribute('title') ?? '')
}
