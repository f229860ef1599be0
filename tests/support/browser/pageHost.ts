import type { Page } from '@playwright/test'
import type { Host } from '../../contract/hosts.ts'

/** The bank in the worker of a page, as contract tests call it. */
export const pageHost = (page: Page): Host => ({
  async call(path, { method = 'GET', headers, body } = {}) {
    const base = path.startsWith('/sandbox/api') ? '' : '/bank'
    const isForm = body instanceof URLSearchParams
    const type: Record<string, string> = isForm ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}
    const { status, text } = await page.evaluate(
      async ({ url, init }) => {
        const response = await fetch(url, init)
        return { status: response.status, text: await response.text() }
      },
      {
        url: base + path,
        init: {
          method,
          headers: { ...type, ...Object.fromEntries(new Headers(headers)) },
          ...(body != null && { body: String(body) }),
        },
      },
    )
    return new Response(text, { status })
  },
  close: async () => undefined,
})
