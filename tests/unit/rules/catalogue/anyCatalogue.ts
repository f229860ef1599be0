import fc from 'fast-check'
import type { CatalogueLists } from '../../../../src/rules/catalogue/catalogueSchema.ts'

/** As `rowId` takes them: what a path can hold. */
const id = fc
  .oneof(
    fc.nat({ max: 40 }).map(String),
    fc.constantFrom('9000', 'A', 'a', 'eft', 'eft-12', 'EFT-12', 'ü', 'Ü', 'a b', 'a/b', '%41', '12-1'),
    fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' }),
  )
  .filter((text) => !/\p{Surrogate}|^\.\.?$/u.test(text))

/** Many alike, or alike with the number of another. */
const name = fc.oneof(
  fc.constantFrom('EFT', 'Eft', 'ëft', 'EFT 12', 'EFT 12 1', 'eft-a', '12', '1', 'A', 'con', '銀行', '', '-'),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
)

const unique = { selector: (row: { id: string }) => row.id, maxLength: 12 }

export const rows = fc.uniqueArray(fc.record({ id, name }), unique)

const texts = { summary: '', description: '', imageUrl: '' }

/** Services stand in any product, some in several or twice, and some rows name what is not listed. */
export const catalogueLists: fc.Arbitrary<CatalogueLists> = fc
  .record({
    products: fc.uniqueArray(fc.record({ id, name, type: fc.constantFrom('API', 'SERVICE', null) }), unique),
    services: rows,
    rows: fc.array(fc.record({ product: fc.nat(), service: fc.nat(), heading: fc.constantFrom('One', 'Two') })),
  })
  .map(({ products, services, rows }) => ({
    products: products.map((each) => ({ ...texts, ...each })),
    services: services.map((each) => ({
      serviceId: each.id,
      name: each.name,
      endpointAddress: '',
      swaggerUrl: '',
    })),
    groups: rows.flatMap(({ product, service, heading }) => {
      const productId = products[product % Math.max(products.length, 1)]?.id
      const serviceId = services[service % Math.max(services.length, 1)]?.id
      return productId === undefined ? [] : { productId, serviceId: serviceId ?? 'none', name: heading, swaggerUrl: '' }
    }),
  }))
