import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { highlight } from './highlight.ts'

const titleIn = /\btitle="([^"]*)"/

interface Block {
  code: Element
  replace(node: unknown): void
}

/** rehype plug-in: every fenced block becomes `<Code language html title>`, highlighted here so that the page need not. */
export function codeBlocks() {
  return async (tree: Root): Promise<void> => {
    const blocks: Block[] = []
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
      if (index === undefined || !parent) return
      blocks.push({ code, replace: (block) => parent.children.splice(index, 1, block as Element) })
    })
    for (const { code, replace } of blocks) {
      const [name = ''] = [code.properties.className ?? 'language-text'].flat()
      const language = String(name).replace(/^language-/, '')
      const title = titleIn.exec((code.data as { meta?: string } | undefined)?.meta ?? '')?.[1]
      const html = await highlight(textOf(code).replace(/\n$/, ''), language)
      const attributes = Object.entries({ language, html, ...(title !== undefined && { title }) })
      replace({
        type: 'mdxJsxFlowElement',
        name: 'Code',
        attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
        children: [],
      })
    }
  }
}
