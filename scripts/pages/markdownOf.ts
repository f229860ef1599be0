import type { Element, ElementContent, Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const isElement = (node: Nodes): node is Element => node.type === 'element'

/** What only a browser can use: buttons, tooltips, links to a heading's own address, and React's comments. */
const isChrome = (node: Nodes) =>
  node.type === 'comment' || (isElement(node) && node.properties.dataChrome !== undefined)

/** The element as it reads; the heading of a fold is a heading like any other. */
function readable(element: Element): Element {
  if (element.tagName === 'summary') element.tagName = 'h4'
  element.children = element.children.filter((child) => !isChrome(child))
  for (const child of element.children) if (isElement(child)) readable(child)
  return element
}

/**
 * The parts of a page that have `data-markdown`, in their order. Markdown has no anchors of its own: links to a place on
 * the page lead to the page.
 */
function readingParts({ path }: { path: string }) {
  return (tree: Root): Root => {
    const parts: ElementContent[] = []
    visit(tree, 'element', (node) => {
      const { href } = node.properties
      if (typeof href === 'string' && href.startsWith('#')) node.properties.href = path + href
      if (node.properties.dataMarkdown !== undefined) parts.push(readable(node))
    })
    return { type: 'root', children: parts }
  }
}

const converter = (path: string) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(readingParts, { path })
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })

/** The rendered page of this path as Markdown; an empty text for one that has nothing to read. */
export const markdownOf = (html: string, path: string): string => String(converter(path).processSync(html))
