import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { groupList, productList, serviceList } from '../../../../mocks/portal/definitions/catalogue.ts'
import {
  apiProducts,
  baasProducts,
  headingsOf,
  matching,
  productHref,
  visibleCardCount,
} from '../../../../src/rules/catalogue/catalogue.ts'
import { type Catalogue, catalogueLists } from '../../../../src/rules/catalogue/catalogueSchema.ts'
import { catalogueSize } from '../../../../src/rules/catalogue/catalogueSize.ts'
import { categories } from '../../../../src/rules/catalogue/categories.ts'
import { withAddresses } from '../../../../src/rules/catalogue/slugs.ts'

const listed = (lists: unknown): Catalogue => withAddresses(create(lists, catalogueLists))

const bank = listed({ products: productList, groups: groupList, services: serviceList })

const named = (id: string | number, type: unknown = 'API') => ({
  ...listed({ products: [{ id, name: 'Any', type }], groups: [], services: [] }).products[0],
})

test.each([9000, 13000, 14000, 15000, 17000, 18000, 19000, 21000, 22000, 23000, 29000])(
  'product %i is hidden, also when its id is a text',
  (id) => {
    for (const spelt of [id, String(id)])
      for (const type of ['API', null, 'SERVICE']) {
        const products = [named(spelt, type)] as Catalogue['products']
        expect(apiProducts(products)).toEqual([])
        expect(baasProducts(products)).toEqual([])
      }
  },
)

test('an API product is of type API or of none, a missing type included', () => {
  const products = [named(1), named(2, null), named(3, undefined), named(4, 'SERVICE')] as Catalogue['products']
  expect(apiProducts(products).map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(baasProducts(products).map(({ id }) => id)).toEqual(['4'])
})

test('a product of another type is listed nowhere; a type that is no text says nothing', () => {
  const sent = ['API', 'OTHER', 7, ''].map((type, id) => ({ id, name: 'Any', type }))
  const { products } = listed({ products: sent, groups: [], services: [] })
  expect(products.map(({ id, type }) => [id, type])).toEqual([
    ['0', 'API'],
    ['2', null],
    ['3', null],
  ])
})

test('the sandbox has more than 46 APIs under 8 categories, as the home page says', () => {
  const open = apiProducts(bank.products)
  const services = open.flatMap(({ id }) => headingsOf(bank, id).flatMap((heading) => heading.services))
  expect(open).toHaveLength(23)
  expect(services.length).toBeGreaterThan(catalogueSize.apis)
  expect(baasProducts(bank.products)).toHaveLength(8)
  expect(categories).toHaveLength(catalogueSize.categories)
  expect(bank.products).toHaveLength(42)
  const headings = [...open, ...baasProducts(bank.products)].flatMap(({ id }) => headingsOf(bank, id))
  expect([...new Set(headings.map(({ name }) => name))].toSorted()).toEqual(
    categories.map(({ name }) => name).toSorted(),
  )
})

test('every service of the sandbox has an address and a definition of its own', () => {
  expect(new Set(serviceList.map(({ serviceId }) => serviceId)).size).toBe(serviceList.length)
  expect(new Set(serviceList.map(({ swaggerUrl }) => swaggerUrl)).size).toBe(serviceList.length)
  for (const { endpointAddress } of serviceList) expect(endpointAddress).toMatch(/^\/api\/[a-z]+\/v1\//)
})

test('headings keep the order of the list, and a row without its service is left out', () => {
  const services = ['1', '2', '3'].map((serviceId) => ({
    serviceId,
    name: `Service ${serviceId}`,
    endpointAddress: '',
    swaggerUrl: '',
  }))
  const row = (serviceId: string, name: string, productId = '7') => ({
    productId,
    serviceId,
    name,
    swaggerUrl: '/d',
    slug: `service-${serviceId}`,
  })
  const groups = [row('2', 'Second'), row('1', 'First'), row('3', 'Second'), row('9', 'Second'), row('1', 'Other', '8')]
  expect(headingsOf({ products: [], services, groups }, '7')).toEqual([
    {
      name: 'Second',
      services: [
        { ...services[1], slug: 'service-2', swaggerUrl: '/d' },
        { ...services[2], slug: 'service-3', swaggerUrl: '/d' },
      ],
    },
    { name: 'First', services: [{ ...services[0], slug: 'service-1', swaggerUrl: '/d' }] },
  ])
})

test.each([
  ['', 23],
  ['card', 4],
  ['CARD limit', 1],
  ['  fast ', 1],
  ['no such thing', 0],
])('the search for "%s" finds %i products', (words, count) => {
  expect(matching(apiProducts(bank.products), words)).toHaveLength(count)
})

test('Discover shows six cards, then ten more each time', () => {
  expect([0, 1, 2].map(visibleCardCount)).toEqual([6, 16, 26])
})

test('a card leads to its product with the linked flag', () => {
  expect(apiProducts(bank.products).slice(0, 2).map(productHref)).toEqual([
    '/docs/api/account-information?linked=true',
    '/docs/api/account-movements?linked=true',
  ])
})
