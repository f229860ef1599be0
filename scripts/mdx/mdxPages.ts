import { compile } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { codeBlocks } from './codeBlocks.ts'
import { exportHeadings } from './exportHeadings.ts'
import { termMeanings } from './termMeanings.ts'

/**
 * Compiles the pages of `src/content/docs`; for every build, the dev server and the tests alike. `@mdx-js/rollup` does
 * the same and brings all of Rollup along as a peer.
 */
export const mdxPages = (): Plugin => ({
  name: 'mdx-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx(?:\?|$)/ },
    async handler(value, id) {
      const [path = ''] = id.split('?')
      const code = await compile(
        { value, path },
        { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, codeBlocks, termMeanings, exportHeadings] },
      )
      return { code: String(code), map: null }
    },
  },
})
