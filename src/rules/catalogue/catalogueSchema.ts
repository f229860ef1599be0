import { coerce, enums, type Infer, nullable, refine, type Struct, type, unknown } from 'superstruct'
import { list, looseText, rowId, textOrDigits } from '../answers/answers.ts'

/** Ids arrive as numbers or as their digits; inside the portal they are texts. */
export const catalogueId = textOrDigits

/** None for what says nothing; a product of any other type is listed nowhere (000 section 2), so it is left out. */
const kind = coerce(nullable(enums(['API', 'SERVICE'])), unknown(), (value) =>
  typeof value === 'string' && value !== '' ? value : null,
) as Struct<'API' | 'SERVICE' | null, unknown>

/** A card and a family of services (000 section 3, 001 section 3). */
export const product = type({
  id: rowId,
  name: looseText(),
  summary: looseText(),
  description: looseText(),
  imageUrl: looseText(),
  type: kind,
})
export type Product = Infer<typeof product>
export const products = list(product, ({ id }) => id)

/** A row of a product's headings: `serviceId` names the service that stands under the heading `name`. */
const group = type({ productId: rowId, serviceId: rowId, name: looseText(), swaggerUrl: looseText() })
export const groups = list(group, ({ productId, serviceId, name }) => JSON.stringify([productId, serviceId, name]))

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

export const catalogue = type({ products, groups, services })
export type Catalogue = Infer<typeof catalogue>
