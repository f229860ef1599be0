import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { vi } from 'vitest'
import { faqTabs } from '../../../src/content/faq/faqTabs.ts'
import { answerBlocks } from '../../../src/rules/faq/answerBlocks.ts'

/** A block of code, or an object of JSON within a sentence, as a page shows it. */
export interface ShownCode {
  /** The page, the nearest address on it and the language, such as `/docs/api-usage#lists json`; a number from its second on. */
  name: string
  /** Of a block that is highlighted. */
  language?: string | undefined
  text: string
}

export interface ShownPage {
  path: string
  codes: readonly ShownCode[]
  /** Everything that it reads, a line per element. */
  text: string
}

const isObject = (text: string) => /^\{\s*("|\})/.test(text)
const inline = new Set(['a', 'abbr', 'b', 'button', 'code', 'em', 'i', 'span', 'strong'])
const generatedId = /^_/

/** Names that come more than once get a number. */
function numbered(codes: readonly ShownCode[]): ShownCode[] {
  const seen = new Map<string, number>()
  return codes.map(({ name, ...code }) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...code, name: count === 1 ? name : `${name} ${count}` }
  })
}

function codesIn(tree: Nodes, path: string): ShownCode[] {
  const codes: ShownCode[] = []
  let place = ''
  let language: string | undefined
  const add = (node: Element) => {
    const address = place === '' ? path : `${path}#${place}`
    codes.push({
      name: language === undefined ? address : `${address} ${language}`,
      language,
      text: textOf(node).trim(),
    })
    language = undefined
  }
  visit(tree, 'element', (node) => {
    const { id, dataLanguage } = node.properties
    const isPlace = /^(h[1-6]|div|section|details)$/.test(node.tagName)
    if (isPlace && typeof id === 'string' && !generatedId.test(id)) place = id
    if (typeof dataLanguage === 'string') language = dataLanguage
    if (node.tagName === 'pre' || (node.tagName === 'code' && isObject(textOf(node).trim()))) add(node)
    return node.tagName === 'pre' || node.tagName === 'code' ? SKIP : undefined
  })
  return numbered(codes)
}

/** Code as it stands; around other elements white space, so that a cell and the next one stay two words. */
function readableText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  if (node.type !== 'element') return node.children.map(readableText).join('')
  const text = /^(pre|code)$/.test(node.tagName) ? textOf(node) : node.children.map(readableText).join('')
  return inline.has(node.tagName) ? ` ${text} ` : `${text}\n`
}

const parser = unified().use(rehypeParse, { fragment: true })

const questions = faqTabs.flatMap(({ items }) => items)

/** By the question, whose answer the page may show or not. */
const faqCodes = (): ShownCode[] =>
  questions.flatMap(({ id, answer }) =>
    numbered(
      answerBlocks(answer).flatMap((block) =>
        block.kind === 'code' ? [{ name: `/faq#${id}`, text: block.text }] : [],
      ),
    ),
  )

async function renderAll(): Promise<ShownPage[]> {
  vi.stubGlobal('__LINKS__', { chat: 'https://chat.example.com', blog: 'https://blog.example.com' })
  const { prerender, paths } = await import('../../../src/app/bootstrap/prerender.tsx')
  const pages: ShownPage[] = []
  for (const { path } of paths) {
    const { html } = await prerender(path)
    const tree = parser.parse(html)
    const answers = path === '/faq' ? questions.map(({ answer }) => answer) : []
    const codes = path === '/faq' ? faqCodes() : codesIn(tree, path)
    pages.push({ path, codes, text: [readableText(tree), ...answers].join('\n') })
  }
  vi.unstubAllGlobals()
  return pages
}

let rendered: Promise<ShownPage[]> | undefined

/** Every page that the build renders, with what the FAQ answers. */
export function shownPages(): Promise<readonly ShownPage[]> {
  rendered ??= renderAll()
  return rendered
}
