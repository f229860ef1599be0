import { expect, test } from 'vitest'
import { isProtected } from '../../../../src/rules/session/isProtected.ts'
import { returnPath, signInRoute, withReturnPath } from '../../../../src/rules/session/returnPath.ts'

test.each([
  ['/dashboard?page=profile', '/dashboard?page=profile'],
  ['/profile', '/profile'],
  ['/myapplications#top', '/myapplications#top'],
  ['/docs/api/1000/Account%20list#listAccounts', '/docs/api/1000/Account%20list#listAccounts'],
  ['/docs/baas/30000/1', '/docs/baas/30000/1'],
  ['/docs/authorization', '/docs/authorization'],
  ['/docs/api/../authorization?a=//b#c', '/docs/authorization?a=//b#c'],
  ['/docs/../dashboard', '/dashboard'],
  ['/docs/..//evil.test', undefined],
  ['/docs/%2e%2e//evil.test', undefined],
  ['/docs/.%2E/faq', undefined],
  ['/docs/.//evil.test', undefined],
  ['/docs//evil.test', undefined],
  ['/docs', undefined],
  ['/docs/api/1/2/3', undefined],
  ['/docs/no-page', undefined],
  ['/docsearch', undefined],
  ['/', undefined],
  ['/faq', undefined],
  ['/support', undefined],
  ['/dashboard@evil.example', undefined],
  ['//evil.example/', undefined],
  ['//evil.example/dashboard', undefined],
  ['https://evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/dashboard', undefined],
  ['javascript:alert(1)', undefined],
  ['/dashboard/../..//evil.example', undefined],
  ['/%2F/evil.example', undefined],
  ['/dashboard\n', undefined],
  [' /dashboard', undefined],
  ['', undefined],
  [null, undefined],
  [`/dashboard?${'a'.repeat(2000)}`, undefined],
])('sign-in asked from %j leads to %j', (from, to) => {
  expect(returnPath(from)).toBe(to)
})

test('protected routes are protected in any spelling that the router accepts', () => {
  expect(['/dashboard', '/Dashboard/', '/PROFILE?x=1', '/faq', '/dashboards'].map(isProtected)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(signInRoute('/Dashboard/?page=profile')).toBe('/login?from=%2Fdashboard%3Fpage%3Dprofile')
  expect(signInRoute('/faq')).toBe('/login')
})

test('/login?from=… keeps `from` on the pages around it, and the fragment of the origin', () => {
  const from = '/dashboard?page=analytics#today'
  expect(signInRoute(from)).toBe('/login?from=%2Fdashboard%3Fpage%3Danalytics%23today')
  expect(withReturnPath('/reminder', from)).toBe('/reminder?from=%2Fdashboard%3Fpage%3Danalytics%23today')
  for (const nothing of [null, '', '/faq', '//evil.example/dashboard'])
    expect(withReturnPath('/reminder', nothing)).toBe('/reminder')
})
