import { brand } from '../../../src/rules/brand.ts'
import type { ApiResponse } from '../message.ts'
import { Html, html } from './html.ts'
import { style, styleHash } from './style.ts'

interface BankPage {
  title: string
  content: Html
  status?: number
  /** What the head has besides. */
  head?: Html
}

/** A page of the bank's login host: no script, no frame, nothing from elsewhere. */
export function bankPage({ title, content, status = 200, head }: BankPage): ApiResponse {
  const policy = [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${brand.legalName}</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>${head}
</head>
<body>
<header>
<p class="bank">${brand.legalName}</p>
<p class="sandbox">Sandbox: no real customers, no real money</p>
</header>
<main>
${content}
</main>
</body>
</html>
`
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      // The API viewer is of this origin too: it sees when the window that it opened is closed.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
    body: text,
  }
}
