import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { termOf } from '../../src/content/docs/terms.ts'

interface TermElement {
  type: string
  name?: string | null
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string }[]
  children: Root['children']
}

/** rehype plug-in: every `<Term>` gets the ID and the meaning of what it names, so that no page loads all of them. */
export function termMeanings() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const element = node as unknown as TermElement
      if (element.name !== 'Term' || !element.type.startsWith('mdxJsx')) return
      const given = element.attributes.find(({ name }) => name === 'id')?.value
      const { id, meaning } = termOf(given ?? textOf({ type: 'root', children: element.children }))
      element.attributes = Object.entries({ id, meaning }).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      }))
    })
  }
}
