import { expect, test } from 'vitest'
import { type DocsPlace, docsHref, docsPages, docsPlaceOf } from '../../src/rules/docs.ts'

const places: readonly (readonly [href: string, place: DocsPlace])[] = [
  ['/docs', { kind: 'page', section: 'api-overview', slug: 'api-overview' }],
  ['/docs/password-flow', { kind: 'page', section: 'authorization', slug: 'password-flow' }],
  ['/docs/api', { kind: 'group', section: 'api' }],
  ['/docs/baas', { kind: 'group', section: 'baas' }],
  ['/docs/api/1000', { kind: 'product', section: 'api', productId: '1000', linked: false }],
  ['/docs/api/1000?linked=true', { kind: 'product', section: 'api', productId: '1000', linked: true }],
  ['/docs/baas/a%2Fb', { kind: 'product', section: 'baas', productId: 'a/b', linked: false }],
  ['/docs/baas/40000/40001', { kind: 'service', section: 'baas', productId: '40000', serviceId: '40001' }],
]

test.each(places)('%s is a place of its own', (href, place) => {
  const { pathname, searchParams } = new URL(href, 'http://portal.test')
  expect(docsPlaceOf(pathname, searchParams.get('linked'))).toEqual(place)
  expect(docsHref(place)).toBe(href)
})

test.each([
  ['/docs/', '/docs'],
  ['/docs/api/', '/docs/api'],
  ['/DOCS', '/docs'],
  ['/docs/API/aB', '/docs/api/aB'],
  ['/docs/Password-Flow', '/docs/password-flow'],
])('%s is the place %s', (path, place) => {
  expect(docsPlaceOf(place, null)).toBeDefined()
  expect(docsPlaceOf(path, null)).toEqual(docsPlaceOf(place, null))
})

test.each([
  '/docs/nothing',
  '/docs/api-overview',
  '/docs/password-flow/1',
  '/docs/api/1/2/3',
  '/docs//',
  '/docs//1',
  '/docs/api//2',
  '/doc',
  '/',
])('%s is no place of the documentation', (path) => {
  expect(docsPlaceOf(path, null)).toBeUndefined()
})

test('the static pages are those of the specification', () => {
  expect(docsPages.map(({ title }) => title)).toEqual([
    'Getting Started',
    'API Overview',
    'Terminology',
    'HTTP methods',
    'Error codes',
    'Authorization',
    'Client Credentials Flow',
    'Password Flow',
    'Authorization Code Flow',
    'Authorization Id Flow',
    'API Usage',
    'Postman Collection',
  ])
})
