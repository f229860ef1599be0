import fc from 'fast-check'
import { expect, test } from 'vitest'
import { servicesOf } from '../../../../src/rules/catalogue/catalogue.ts'
import { withAddresses } from '../../../../src/rules/catalogue/slugs.ts'
import { currentAddress } from '../../../../src/rules/docs/currentAddress.ts'
import { docsHref } from '../../../../src/rules/docs/docs.ts'
import { catalogueLists } from '../catalogue/anyCatalogue.ts'

const row = { summary: '', description: '', imageUrl: '', type: 'API' } as const
const service = (serviceId: string, name: string) => ({ serviceId, name, endpointAddress: '', swaggerUrl: '' })
const under = (productId: string, serviceId: string) => ({ productId, serviceId, name: 'Any', swaggerUrl: '' })
const catalogue = withAddresses({
  products: [
    { ...row, id: '3000', name: 'Money Transfers' },
    { ...row, id: 'a b', name: '銀行' },
    { ...row, id: '40000', name: 'Cards', type: 'SERVICE' },
    { ...row, id: '9000', name: 'Cancels' },
  ],
  services: [
    service('2', 'FAST transfer'),
    service('12', 'EFT transfer'),
    service('13', 'EFT transfer'),
    service('7', 'Card order'),
    service('9001', 'Cancels'),
  ],
  groups: [under('3000', '2'), under('3000', '12'), under('3000', '13'), under('40000', '7'), under('9000', '9001')],
})

test.each([
  ['/docs/api/3000', '/docs/api/money-transfers'],
  ['/docs/api/3000/12', '/docs/api/money-transfers/eft-transfer-12'],
  ['/docs/api/3000/2', '/docs/api/money-transfers/fast-transfer'],
  ['/DOCS/Api/Money-Transfers/FAST-Transfer/', '/docs/api/money-transfers/fast-transfer'],
  ['/docs/api/3000/fast-transfer', '/docs/api/money-transfers/fast-transfer'],
  ['/docs/api/money-transfers/2', '/docs/api/money-transfers/fast-transfer'],
  ['/docs/api/payments-3000/card-payment-13', '/docs/api/money-transfers/eft-transfer-13'],
  ['/docs/api/money-transfers/eft-transfer', '/docs/api/money-transfers/eft-transfer-12'],
  ['/docs/api/money-transfers/fast%2dtransfer', '/docs/api/money-transfers/fast-transfer'],
  ['/docs/api/x-a%20B', '/docs/api/a%20b'],
  ['/docs/baas/40000/7', '/docs/baas/cards/card-order'],
  ['/docs/api/9000/9001', '/docs/api/9000/cancels'],
])('%s is now %s', (path, address) => {
  expect(currentAddress(catalogue, path)).toBe(address)
})

test.each([
  ['an address of today', '/docs/api/money-transfers/eft-transfer-13'],
  ['the number of a product that keeps it', '/docs/api/a%20b'],
  ['a product that is not there', '/docs/api/payments'],
  ['a service that is not there', '/docs/api/money-transfers/swift-transfer'],
  ['a service of another product', '/docs/api/3000/7'],
  ['a product of the other section', '/docs/api/40000'],
  ['a number inside a word', '/docs/api/money-transfers/eft2'],
  ['wrongly encoded text', '/docs/api/%E0%A4%A'],
  ['all products', '/docs/api'],
  ['a page', '/docs/password-flow'],
  ['no page of the documentation', '/docs/api/3000/12/1'],
  ['another page', '/faq'],
])('%s is nowhere else', (_, path) => {
  expect(currentAddress(catalogue, path)).toBeUndefined()
})

test('in any catalogue every number leads to the address of its product or service, which leads nowhere else', () => {
  fc.assert(
    fc.property(catalogueLists, (lists) => {
      const known = withAddresses(lists)
      const leadsTo = (path: string, address: string) => {
        expect(currentAddress(known, path) ?? path).toBe(address)
        expect(currentAddress(known, address)).toBeUndefined()
      }
      for (const { id, type, slug: product } of known.products) {
        const section = type === 'SERVICE' ? 'baas' : 'api'
        const number = `/docs/${section}/${encodeURIComponent(id)}`
        leadsTo(number, docsHref({ kind: 'product', section, product, linked: false }))
        for (const { serviceId, slug } of servicesOf(known, id))
          leadsTo(
            `${number}/${encodeURIComponent(serviceId)}`,
            docsHref({ kind: 'service', section, product, service: slug }),
          )
      }
    }),
  )
})
