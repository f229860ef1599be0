import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { originOf } from '../../../../src/rules/session/detour.ts'
import { ticketStartOf } from '../../../../src/rules/tickets/ticketStart.ts'
import { PageFeedback } from '../../../../src/ui/docs/PageFeedback.tsx'

const path = '/docs/password-flow'
const feedback = createElement(PageFeedback, { title: 'Password Flow', path })
const html = renderToStaticMarkup(createElement(Router, { ssrPath: path } as never, feedback))

test('both answers lead to a ticket with the page filled in, and back to it', () => {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
    ([, href = '', text]) => [text, new URL(href.replaceAll('&amp;', '&'), 'http://portal.test')] as const,
  )
  expect(links.map(([text]) => text)).toEqual(['Tell us more', 'No'])
  for (const [, { pathname, searchParams }] of links) {
    expect([pathname, searchParams.get('page')]).toEqual(['/dashboard', 'createTicket'])
    expect(ticketStartOf(searchParams)).toEqual({
      stage: { errorType: '4', apiName: 'Documentation', endpointAddress: path },
      subject: 'Documentation: Password Flow',
    })
    expect(originOf(searchParams)).toBe(path)
  }
})

test('what follows a Yes opens without script', () => {
  expect(html).toMatch(/<details><summary[^>]*>Yes<\/summary>Thank you\. <a /)
})
