import { array, coerce, enums, type Infer, nullable, refine, type Struct, string, type, unknown } from 'superstruct'
import { list, looseText, rowId, textOrDigits } from '../schemas/lenientSchemas.ts'

/** Ids arrive as numbers or as their digits; inside the portal they are texts. */
export const catalogueId = textOrDigits

/** None for what says nothing; a product of any other type is listed nowhere (000 section 2), so it is left out. */
const kind = coerce(nullable(enums(['API', 'SERVICE'])), unknown(), (value) =>
  typeof value === 'string' && value !== '' ? value : null,
) as Struct<'API' | 'SERVICE' | null, unknown>

const productRow = {
  id: rowId,
  name: looseText(),
  summary: looseText(),
  description: looseText(),
  imageUrl: looseText(),
  type: kind,
}
export const products = list(type(productRow), ({ id }) => id)

const groupRow = { productId: rowId, serviceId: rowId, name: looseText(), swaggerUrl: looseText() }
export const groups = list(type(groupRow), ({ productId, serviceId, name }) =>
  JSON.stringify([productId, serviceId, name]),
)

const service = type({
  serviceId: rowId,
  name: looseText(),
  endpointAddress: looseText(),
  swaggerUrl: looseText(),
})
export type Service = Infer<typeof service>
export const services = list(service, ({ serviceId }) => serviceId)

/** Services whose calls are counted or asked about: known by their address alone. */
export const addressedServices = list(
  refine(service, 'address', ({ endpointAddress }) => endpointAddress !== ''),
  ({ serviceId }) => serviceId,
)

/** What the bank lists. */
export const catalogueLists = type({ products, groups, services })
export type CatalogueLists = Infer<typeof catalogueLists>

/** A card and a family of services (000 section 3, 001 section 3); `slug` is its part of an address. */
const product = type({ ...productRow, slug: string() })
export type Product = Infer<typeof product>

/**
 * A row of a product's headings: `serviceId` names the service that stands under the heading `name`, `slug` is the service's
 * part of an address below the product.
 */
const group = type({ ...groupRow, slug: string() })

/** What the bank lists, with addresses (`slugs.ts`). */
export const catalogue = type({ products: array(product), groups: array(group), services })
export type Catalogue = Infer<typeof catalogue>
