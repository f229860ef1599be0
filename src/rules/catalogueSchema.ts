import { array, coerce, enums, type Infer, nullable, number, optional, string, type } from 'superstruct'

/** Ids arrive as numbers or as their digits; inside the portal they are texts. */
export const catalogueId = coerce(string(), number(), String)

const text = coerce(string(), optional(nullable(string())), (value) => value ?? '')
const kind = coerce(nullable(enums(['API', 'SERVICE'])), optional(string()), (value) =>
  value === undefined ? null : value,
)

/** A row of a product's headings: `serviceId` names the service that stands under the heading `name`. */
const productGroup = type({ serviceId: catalogueId, name: string(), swaggerUrl: text })

/** A card and a family of services (000 section 3, 001 section 3). */
export const product = type({
  id: catalogueId,
  name: string(),
  summary: text,
  description: text,
  imageUrl: text,
  type: kind,
})
export type Product = Infer<typeof product>

export const group = type({ productId: catalogueId, ...productGroup.schema })

export const service = type({ serviceId: catalogueId, name: string(), endpointAddress: text, swaggerUrl: text })
export type Service = Infer<typeof service>

export const catalogue = type({ products: array(product), groups: array(group), services: array(service) })
export type Catalogue = Infer<typeof catalogue>
