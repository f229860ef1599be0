declare module '*.mdx' {
  import type { MDXContent } from 'mdx/types'

  /** What 'On this page' lists (scripts/mdx/exportHeadings.ts). */
  export const headings: readonly { id: string; text: string; level: 2 | 3 }[]
  const content: MDXContent
  export default content
}
