import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** rehype plug-in, after rehype-slug: the page's module exports `headings`, its second and third levels. */
export function exportHeadings() {
  return (tree: Root): void => {
    const headings: { id: string; text: string; level: number }[] = []
    visit(tree, 'element', (node) => {
      const level = { h2: 2, h3: 3 }[node.tagName]
      if (level !== undefined) headings.push({ id: String(node.properties.id), text: textOf(node), level })
    })
    const declaration = {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        { type: 'VariableDeclarator', id: { type: 'Identifier', name: 'headings' }, init: valueToEstree(headings) },
      ],
    }
    const body = [{ type: 'ExportNamedDeclaration', specifiers: [], source: null, attributes: [], declaration }]
    const estree = { type: 'Program', sourceType: 'module', body }
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree } } as unknown as Root['children'][number])
  }
}
