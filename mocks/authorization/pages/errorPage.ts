import type { ApiResponse } from '../../http/message.ts'
import { bankPage } from '../../http/page/bankPage.ts'
import { html } from '../../http/page/html.ts'
import { longText } from './longText.ts'

/** For a request that is sent nowhere; `detail` says what was wrong. */
export function errorPage(status: number, detail: string): ApiResponse {
  const { start, whole } = longText(detail, 'message')
  return bankPage({
    title: 'Cannot sign in',
    status,
    content: html`<h1>Cannot sign in</h1>
<p>${start}</p>${whole}
<p>Close this page, or go back to the application and start again.</p>`,
  })
}
