/** Markup that needs no escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | Html | readonly Html[] | undefined

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

function markupOf(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escapeText(part)
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('')
}

/** Markup in which every text is escaped; undefined leaves nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => `${text}${markupOf(parts[index])}`).join(''))
