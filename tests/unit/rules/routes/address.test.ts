import { expect, test } from 'vitest'
import { dashboardHref, dashboardViews } from '../../../../src/rules/dashboard/dashboardViews.ts'
import { type Address, addressOf } from '../../../../src/rules/routes/address.ts'
import { routes } from '../../../../src/rules/routes/routes.ts'
import { sandboxPanels } from '../../../../src/rules/sandbox/workbench/sandboxPanels.ts'

test('the address of every route, view and panel is one', () => {
  const known = [
    ...routes.map(({ pattern }) => pattern.replace('/*?', '')).filter((path) => path !== '/dashboard'),
    ...dashboardViews.flatMap(({ page }) => [dashboardHref(page), `${dashboardHref(page)}&appId=1`]),
    ...sandboxPanels.map(({ name }) => `/sandbox/${name}`),
    '/docs/api/5/12?linked=true#listAccounts',
    '/faq?q=token',
  ]
  expect(known.filter((address) => addressOf(address) !== address)).toEqual([])
})

test('an address without a page is none, and does not compile', () => {
  // @ts-expect-error: the view is called applications
  const view: Address = '/dashboard?page=myApplications'
  // @ts-expect-error: nothing is shown there
  const path: Address = '/myTickets'
  // @ts-expect-error: it leaves the portal
  const other: Address = 'https://evil.test'
  const wrong = [
    view,
    path,
    other,
    '/dashboard',
    '//evil.test/faq',
    '/dashboard?page=',
    '/dashboard?page=nothing',
    'faq',
    '',
  ]
  expect(wrong.filter((address) => addressOf(address) !== undefined)).toEqual([])
})

test('the view of an address is found whatever its case, which stays', () => {
  expect(addressOf('/dashboard?page=MyTickets')).toBe('/dashboard?page=MyTickets')
})
