import { ownAddress } from '../routes/ownAddress.ts'

/** A run of text; `href` leads within the portal, never elsewhere. */
export interface Run {
  text: string
  kind?: 'code' | 'strong' | 'link'
  href?: string
}

export type TextBlock =
  | { kind: 'paragraph'; runs: readonly Run[] }
  | { kind: 'list'; items: readonly (readonly Run[])[] }
  | { kind: 'code'; text: string }

/** What is longer is shown as it came. */
const longest = 20_000

const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/
const fence = /^\s*```/
const inline = /`([^`\n]{1,500})`|\*\*([^*\n]{1,500})\*\*|!?\[([^[\]\n]{1,300})\]\(([^()\s]{0,500})[^()\n]{0,200}\)/g

/** A path of the portal or an anchor; every other address is left out. */
const ownHref = (address: string): string | undefined => {
  if (!/^[/#][\w\-./#?=&%]*$/.test(address)) return undefined
  return address.startsWith('#') ? address : ownAddress(address)
}

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const found of text.matchAll(inline)) {
    const [whole, code, strong, label = '', address = ''] = found
    if (found.index > from) runs.push({ text: text.slice(from, found.index) })
    if (code !== undefined) runs.push({ text: code, kind: 'code' })
    else if (strong !== undefined) runs.push({ text: strong, kind: 'strong' })
    else {
      const href = whole.startsWith('!') ? undefined : ownHref(address)
      runs.push(href === undefined ? { text: label } : { text: label, kind: 'link', href })
    }
    from = found.index + whole.length
  }
  if (from < text.length) runs.push({ text: text.slice(from) })
  return runs
}

/**
 * The description of a definition as text: paragraphs, lists, code, emphasis and links within the portal. Markup,
 * pictures and addresses elsewhere are words like any other. The time it takes grows with the length of the text.
 */
export function plainMarkdown(text: string): TextBlock[] {
  if (text.length > longest) return [{ kind: 'paragraph', runs: [{ text }] }]
  const blocks: TextBlock[] = []
  const lines = text.split(/\r?\n/)
  let at = 0
  const take = (goesOn: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && goesOn(lines[at] ?? '')) at++
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at++
    else if (fence.test(line)) {
      at++
      blocks.push({ kind: 'code', text: take((each) => !fence.test(each)).join('\n') })
      at++
    } else if (item.test(line)) {
      const items: string[] = []
      for (const each of take((next) => next.trim() !== '' && !fence.test(next)))
        if (item.test(each)) items.push(each.replace(item, ''))
        else items.push(`${items.pop() ?? ''} ${each.trim()}`)
      blocks.push({ kind: 'list', items: items.map(runsOf) })
    } else {
      const paragraph = take((each) => each.trim() !== '' && !fence.test(each) && !item.test(each))
      blocks.push({
        kind: 'paragraph',
        runs: runsOf(paragraph.map((each) => each.replace(/^#{1,6}\s+/, '')).join('\n')),
      })
    }
  }
  return blocks
}
