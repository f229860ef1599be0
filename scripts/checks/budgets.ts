import { readdirSync } from 'node:fs'
import { readPages } from '../pages/sitemap.ts'
import { ensureBuilt } from '../support/built.ts'
import { firstLoad } from './pages.ts'

/** Bytes as sent with brotli; a kB is 1000 bytes. */
const budget = { scriptsOfContent: 100_000, scriptsOfForm: 135_000, styles: 20_000, requests: 10, requestsOfForm: 11 }

/**
 * First load of every page of the production build, before any call to the bank. What is shown behind sign-in counts
 * as a form: its frame has none yet.
 */
export async function budgets(): Promise<string> {
  const folder = await ensureBuilt('portal')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  if (pages.length === 0) return 'the production build has no page'
  const behindSignIn = new Set(readPages(folder).flatMap(({ access, file }) => (access === 'protected' ? [file] : [])))
  return pages
    .map((page) => firstLoad(folder, page))
    .flatMap(({ page, scriptBytes, styleBytes, requests, hasForm }) => {
      const isForm = hasForm || behindSignIn.has(page)
      const scripts = isForm ? budget.scriptsOfForm : budget.scriptsOfContent
      const most = isForm ? budget.requestsOfForm : budget.requests
      return [
        scriptBytes > scripts && `${page}: ${scriptBytes} bytes of JS, allowed ${scripts}`,
        styleBytes > budget.styles && `${page}: ${styleBytes} bytes of CSS, allowed ${budget.styles}`,
        requests > most && `${page}: ${requests} requests, allowed ${most}`,
      ]
    })
    .filter(Boolean)
    .join('\n')
}
