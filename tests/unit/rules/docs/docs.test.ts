import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { groupList, productList, serviceList } from '../../../../mocks/portal/definitions/catalogue.ts'
import { apiProducts, baasProducts, servicesOf } from '../../../../src/rules/catalogue/catalogue.ts'
import { catalogueLists } from '../../../../src/rules/catalogue/catalogueSchema.ts'
import { withAddresses } from '../../../../src/rules/catalogue/slugs.ts'
import { type DocsLocation, docsHref, docsLocationOf, docsPages, pageHref } from '../../../../src/rules/docs/docs.ts'
import { hostRedirects } from '../../../../src/rules/routes/hostRedirects.ts'
import { redirectOf } from '../../../../src/rules/routes/redirects.ts'
import { titleOf } from '../../../../src/ui/docs/titleOf.ts'

const places: readonly (readonly [href: string, place: DocsLocation])[] = [
  ['/docs', { kind: 'page', section: 'api-overview', slug: 'api-overview' }],
  ['/docs/password-flow', { kind: 'page', section: 'authorization', slug: 'password-flow' }],
  ['/docs/api', { kind: 'group', section: 'api' }],
  ['/docs/baas', { kind: 'group', section: 'baas' }],
  ['/docs/api/accounts', { kind: 'product', section: 'api', product: 'accounts', linked: false }],
  ['/docs/api/accounts?linked=true', { kind: 'product', section: 'api', product: 'accounts', linked: true }],
  ['/docs/baas/a%2Fb', { kind: 'product', section: 'baas', product: 'a%2Fb', linked: false }],
  ['/docs/baas/cards/order-12', { kind: 'service', section: 'baas', product: 'cards', service: 'order-12' }],
]

test.each(places)('%s is a place of its own', (href, place) => {
  const { pathname, searchParams } = new URL(href, 'http://portal.test')
  expect(docsLocationOf(pathname, searchParams.get('linked'))).toEqual(place)
  expect(docsHref(place)).toBe(href)
})

test.each([
  ['true', true],
  ['TRUE', true],
  ['1', true],
  ['false', false],
  [null, false],
])('a product with linked=%s is linked: %s', (value, linked) => {
  expect(docsLocationOf('/docs/api/accounts', value)).toEqual({
    kind: 'product',
    section: 'api',
    product: 'accounts',
    linked,
  })
})

test.each([
  ['/docs/', '/docs'],
  ['/docs/api/', '/docs/api'],
  ['/DOCS', '/docs'],
  ['/docs/API/aB', '/docs/api/aB'],
  ['/docs/Password-Flow', '/docs/password-flow'],
])('%s is the place %s', (path, place) => {
  expect(docsLocationOf(place, null)).toBeDefined()
  expect(docsLocationOf(path, null)).toEqual(docsLocationOf(place, null))
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
  expect(docsLocationOf(path, null)).toBeUndefined()
})

/** Those of the specification and those on the sandbox, from top to bottom; further pages may stand between them. */
const specified = [
  'Getting Started',
  'API Overview',
  'Terminology',
  'HTTP methods',
  'Error codes',
  'Changelog',
  'Authorization',
  'Client Credentials Flow',
  'Password Flow',
  'Authorization Code Flow',
  'Authorization Id Flow',
  'API Usage',
  'Postman Collection',
  'Sandbox',
  'Faults',
  'Clock and Phone',
  'Webhook Tests',
  'Requests and Data',
  'Automated Tests',
]

test('the static pages are those of the specification, and those on the sandbox', () => {
  expect(docsPages.map(({ title }) => title).filter((title) => specified.includes(title))).toEqual(specified)
})

test.each([
  ['/docs/api-overview', '/docs'],
  ['/docs/API-Overview', '/docs'],
  ['/docs/apioverview/', '/docs'],
  ['/docs/passwordFlow', '/docs/password-flow'],
  ['/DOCS/Authorization_Code_Flow', '/docs/authorization-code-flow'],
  ['/docs/Http%20Methods', '/docs/http-methods'],
  ['/home', '/'],
])('/docs/api-overview is 404: the old or guessed address %s leads to %s', (path, to) => {
  expect(redirectOf(path)).toBe(to)
})

test.each([
  '/docs',
  '/docs/',
  '/docs/Password-Flow',
  '/docs/password-flow/',
  '/docs/authorization',
  '/docs/api',
  '/docs/nothing',
  '/homes',
])('%s leads nowhere else', (path) => {
  expect(redirectOf(path)).toBeUndefined()
})

test.each([
  ['/docs/PASSWORD-FLOW.md', '/docs/password-flow.md'],
  ['/docs/passwordFlow.MD', '/docs/password-flow.md'],
  ['/docs/Terminology.md', '/docs/terminology.md'],
  ['/docs/terminology.md/', '/docs/terminology.md'],
  ['/DOCS.md', '/docs.md'],
  ['/docs/api-overview.md', '/docs.md'],
  ['/docs/password-flow.md', undefined],
  ['/docs.md', undefined],
  ['/docs/nothing.md', undefined],
  ['/docs/PASSWORD-FLOW', undefined],
  ['/docs/passwordFlow', '/docs/password-flow'],
])('Markdown is a file, so its case counts: a host leads %s to %s', (path, to) => {
  expect(redirectOf(path, hostRedirects)).toBe(to)
})

test('every page of the documentation stays at its own address', () => {
  expect(docsPages.map(({ slug }) => redirectOf(pageHref(slug)))).toEqual(docsPages.map(() => undefined))
})

const lists = { products: productList, groups: groupList, services: serviceList }
const bank = withAddresses(create(lists, catalogueLists))

test('products and services all share one document title: each page, product and service has its own', () => {
  const places = (['api', 'baas'] as const).flatMap((section) =>
    (section === 'api' ? apiProducts : baasProducts)(bank.products).flatMap(({ id, slug: product }): DocsLocation[] => [
      { kind: 'product', section, product, linked: false },
      ...servicesOf(bank, id).map(
        ({ slug: service }): DocsLocation => ({ kind: 'service', section, product, service }),
      ),
    ]),
  )
  const pages = docsPages.map(({ slug }): DocsLocation => ({ kind: 'page', section: '', slug }))
  const groups = (['api', 'baas'] as const).map((section): DocsLocation => ({ kind: 'group', section }))
  const titles = [...pages, ...groups, ...places].map((place) => titleOf(place, bank))
  expect(titles.length).toBeGreaterThan(80)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !/(?:^| · )Documentation$/.test(title))).toEqual([])
  expect(titles).toContain('Transfer Status · Documentation')
  expect(titles).toContain('Transfer receipt · Transfer Status · Documentation')
})

test('a product or service has the title of its section until the catalogue is there, and says when it is none', () => {
  const product = { kind: 'product', section: 'baas', product: 'cards', linked: false } as const
  expect(titleOf(product, null)).toBe('BAAS · Documentation')
  expect(titleOf(product, bank)).toBe('Product not found · Documentation')
  expect(titleOf({ ...product, kind: 'service', service: 'order' }, bank)).toBe('Service not found · Documentation')
})
