import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { createActor } from 'xstate'
import { overviewMachine } from '../../../../src/machines/dashboard/overview.machine.ts'
import { firstCallHref } from '../../../../src/rules/firstCall/firstCallHref.ts'
import { DashboardHomeView } from '../../../../src/ui/dashboard/DashboardHomeView.tsx'
import { GettingStartedView } from '../../../../src/ui/gettingStarted/GettingStartedView.tsx'

test.each([
  [true, '/dashboard?page=firstCall'],
  [false, '/docs/getting-started'],
])('the first call leads where it can be made: calls are sent %s, %s', (sendsCalls, href) => {
  const html = renderToString(
    <Router ssrPath="/dashboard">
      <DashboardHomeView actor={createActor(overviewMachine)} firstCall={firstCallHref(sendsCalls)} />
      <GettingStartedView firstCall={firstCallHref(sendsCalls)} />
    </Router>,
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)].map(([, to, text]) => [text, to])
  expect(links.filter(([, to]) => to === '/dashboard?page=firstCall' || to === '/docs/getting-started')).toEqual([
    ['Make your first call', href],
    ['Develop Your App', href],
    ['Make your first call', href],
  ])
})

test('the actions come first and the picture last, and each tile leads to the page that it is about', () => {
  const html = renderToString(
    <Router ssrPath="/dashboard">
      <DashboardHomeView actor={createActor(overviewMachine)} firstCall={firstCallHref(true)} />
    </Router>,
  )
  const parts = [...html.matchAll(/href="([^"]+)"|class="(dashboard-drawing)"/g)].map(
    ([, href, drawing]) => href ?? drawing,
  )
  expect(parts).toEqual([
    '/dashboard?page=newapplication',
    '/dashboard?page=firstCall',
    '/dashboard?page=analytics',
    '/docs',
    '/dashboard?page=applications',
    '/dashboard?page=analytics',
    '/dashboard?page=myTickets',
    '/productCard',
    '/dashboard?page=newapplication',
    '/dashboard?page=firstCall',
    '/support',
    'dashboard-drawing',
  ])
})
