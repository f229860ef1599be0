import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The icon of the page stands in the page: one request fewer on each. */
export const inlineIcon = (): Plugin => ({
  name: 'inline-icon',
  apply: 'build',
  transformIndexHtml(html) {
    const icon = readFileSync(resolve(import.meta.dirname, '../../public/favicon.svg'))
    return html.replace('href="/favicon.svg"', `href="data:image/svg+xml;base64,${icon.toString('base64')}"`)
  },
})
