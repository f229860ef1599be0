import { expect, test } from 'vitest'
import { matchRoute, routes } from '../../../../src/app/router/routes.ts'
import { notFoundRoute } from '../../../../src/rules/routes/routes.ts'

test.each([
  ['?page=myTickets', 'myTickets'],
  ['?page=MYTICKETS', 'myTickets'],
  ['?page=mytickets', 'myTickets'],
  ['?page=nothing', 'home'],
  ['', 'home'],
])('the dashboard with %j shows the view %s', (search, page) => {
  expect(matchRoute('/dashboard', search).route.view?.page).toBe(page)
})

test('a match has the values of its address, decoded', () => {
  const { route, ...match } = matchRoute('/confirm/a%20b', '?from=%2Ffaq')
  expect(routes).toContain(route)
  expect({ ...match, pattern: route.pattern }).toEqual({
    pattern: '/confirm/:key',
    path: '/confirm/a%20b',
    params: { 0: 'a b', key: 'a b' },
    query: new URLSearchParams({ from: '/faq' }),
  })
})

test.each(['/nothing', '/docs/nothing/at/all'])('%s is no page', (path) => {
  expect(matchRoute(path)).toEqual({ route: notFoundRoute, path, params: {}, query: new URLSearchParams() })
})
