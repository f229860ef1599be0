import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isPortalPath, safeHref } from '../../../../src/rules/routes/safeHref.ts'
import { Mailbox } from '../../../../src/ui/sandbox/mail/Mailbox.tsx'

const scripts = [
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc',
]

test('only what leads to a page is a link', () => {
  for (const address of scripts) expect([address, safeHref(address)]).toEqual([address, undefined])
  for (const address of ['/confirm/1', 'https://blog.example.com', 'http://localhost:1'])
    expect(safeHref(address)).toBe(address)
})

test.each([
  ['/', true],
  ['/confirm/1?from=%2Fdocs#top', true],
  ['confirm/1', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/confirm /1', false],
  ['/confirm/\u202e1', false],
])('%j is a path of the portal: %s', (address, isPath) => {
  expect(isPortalPath(address)).toBe(isPath)
})

test('a mail has no link that is a script', () => {
  const mail = { id: 'mail-1', sentAt: '2026-01-05T10:00:00.000Z', to: 'a@example.com', subject: 'S', text: 'T' }
  const hrefs = (link: string) => {
    const mailbox = renderToStaticMarkup(<Mailbox mails={[{ ...mail, link }]} />)
    return [...mailbox.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  }
  expect(hrefs('/confirm/1')).toEqual(['/confirm/1'])
  for (const address of scripts) expect(hrefs(address)).toEqual([])
})
