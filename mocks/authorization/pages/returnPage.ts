import { startOf } from '../../../src/rules/text/serverText.ts'
import type { ApiResponse } from '../../http/message.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { html } from '../../http/page/html.ts'

/** Takes the browser back to the application, with code or error in the address. */
export function returnPage(address: string): ApiResponse {
  const page = bankPage({
    title: 'Back to the application',
    head: html`<meta http-equiv="refresh" content="0; url=${address}">`,
    content: html`<h1>Back to the application</h1>
<p><a href="${address}">Continue to ${startOf(new URL(address).origin, 'summary')}</a></p>`,
  })
  return { ...page, headers: { ...page.headers, 'Referrer-Policy': 'no-referrer' } }
}
