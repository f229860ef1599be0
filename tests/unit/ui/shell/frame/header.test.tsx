import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { Header } from '../../../../../src/ui/shell/frame/Header.tsx'

test.each([
  ['/faq', ['/faq']],
  ['/', []],
])('on the page %s the main navigation marks %j as the current one', (path, current) => {
  const html = renderToString(
    <Router ssrPath={path}>
      <Header session={{ status: 'signedOut' }} onSearch={() => {}} onSignOut={() => {}} />
    </Router>,
  )
  const links = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1])
  expect(links).toEqual(current)
})
