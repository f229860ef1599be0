import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productAt, serviceAt, servicesOf } from '../../../../src/rules/catalogue/catalogue.ts'
import type { CatalogueLists } from '../../../../src/rules/catalogue/catalogueSchema.ts'
import { slugOf, slugsOf, withAddresses } from '../../../../src/rules/catalogue/slugs.ts'
import { docsHref, docsLocationOf } from '../../../../src/rules/docs/docs.ts'
import { catalogueLists, rows } from './anyCatalogue.ts'

test.each([
  ['EFT transfer', 'eft-transfer'],
  ['Çağrı, Ödeme ve İşlem Şekli', 'cagri-odeme-ve-islem-sekli'],
  ['IĞDIR ığdır', 'igdir-igdir'],
  ['Crédit à la Straße', 'credit-a-la-strasse'],
  ['The customer’s cards & loans', 'the-customers-cards-loans'],
  ['/api/accounts/v1/{id}', 'api-accounts-v1-id'],
  ['  --3.1--  ', '3-1'],
  ['銀行', ''],
  ['', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['x'.repeat(1000), 'x'.repeat(60)],
])('%j is %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

const listed = (...names: readonly (readonly [id: string, name: string])[]) =>
  Object.fromEntries(slugsOf(names.map(([id, name]) => ({ id, name }))))

test('two of one name have their numbers, and nobody else has', () => {
  expect(listed(['12', 'EFT transfer'], ['13', 'Eft  Transfer'], ['14', 'FAST transfer'])).toEqual({
    12: 'eft-transfer-12',
    13: 'eft-transfer-13',
    14: 'fast-transfer',
  })
})

test('a name that no address can have is its number, and a name that is the number of another has its own with it', () => {
  expect(listed(['1', '銀行'], ['2', '1'], ['3', ''], ['a/b', 'Notes'], ['c d', 'notes'])).toEqual({
    1: '1',
    2: '1-2',
    3: '3',
    'a/b': 'notes-a%2Fb',
    'c d': 'notes-c%20d',
  })
})

test('what a name and a number make together is nobody else’s name', () => {
  expect(listed(['12', 'EFT'], ['13', 'EFT'], ['5', 'EFT 12'])).toEqual({ 12: '12', 13: 'eft-13', 5: 'eft-12-5' })
})

test('the name of a device, which Windows has no file of, has its number', () => {
  expect(listed(['1', 'Con'], ['2', 'LPT1'], ['3', 'Console'])).toEqual({ 1: '1', 2: '2', 3: 'console' })
})

test('every row of any list has a slug of its own, whatever the order', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const slugs = slugsOf(list)
      expect(new Set(slugs.values()).size).toBe(list.length)
      for (const slug of slugs.values()) expect(slug).toMatch(/^[^\s/?#]+$/)
      expect(slugsOf(list.toReversed())).toEqual(new Map([...slugs].toReversed()))
    }),
  )
})

test('a slug is nobody else’s number', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const numbers = new Map(list.map(({ id }) => [encodeURIComponent(id), id]))
      for (const [id, slug] of slugsOf(list)) expect([undefined, id]).toContain(numbers.get(slug))
    }),
  )
})

/** The ids of product and service at an address. */
function idsAt(lists: CatalogueLists, path: string) {
  const catalogue = withAddresses(lists)
  const place = docsLocationOf(path, null)
  if (place?.kind !== 'product' && place?.kind !== 'service') return undefined
  const product = productAt(catalogue, place.section, place.product)
  if (!product || place.kind === 'product') return product?.id
  return [product.id, serviceAt(catalogue, product.id, place.service)?.serviceId]
}

test('in any catalogue the address of a product or service leads to it alone', () => {
  fc.assert(
    fc.property(catalogueLists, (lists) => {
      const catalogue = withAddresses(lists)
      const addresses = new Set<string>()
      for (const { id, type, slug: product } of catalogue.products) {
        const section = type === 'SERVICE' ? 'baas' : 'api'
        const own = docsHref({ kind: 'product', section, product, linked: false })
        expect([addresses.has(own), idsAt(lists, own)]).toEqual([false, id])
        addresses.add(own)
        for (const { serviceId, slug: service } of servicesOf(catalogue, id)) {
          const address = docsHref({ kind: 'service', section, product, service })
          expect([addresses.has(address), idsAt(lists, address)]).toEqual([false, [id, serviceId]])
          addresses.add(address)
        }
      }
    }),
  )
})

test('products of two sections may have one name, those that no list shows keep their number', () => {
  const row = { summary: '', description: '', imageUrl: '' }
  const { products } = withAddresses({
    products: [
      { ...row, id: '1', name: 'Accounts', type: 'API' },
      { ...row, id: '2', name: 'Accounts', type: 'SERVICE' },
      { ...row, id: '3', name: 'Cards', type: null },
      { ...row, id: '4', name: 'Cards', type: 'API' },
      { ...row, id: '9000', name: 'Accounts', type: 'API' },
    ],
    groups: [],
    services: [],
  })
  expect(products.map(({ slug }) => slug)).toEqual(['accounts', 'accounts', 'cards-3', 'cards-4', '9000'])
})
