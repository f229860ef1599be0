import { apiProducts } from './apiProducts.ts'
import { baasProducts } from './baasProducts.ts'
import { internalProducts } from './internalProducts.ts'
import type { InternalService, SeededProduct } from './product.ts'

interface ListedService {
  product: SeededProduct
  heading: string
  serviceId: number
  /** The definition as `<product>/<service>`, or the service itself where there is none. */
  source: string | InternalService
}

export const seededProducts: readonly SeededProduct[] = [...apiProducts, ...baasProducts, ...internalProducts]

/** Every service under its heading; ids count from the product's own, as 1001, 1002 under 1000. */
export const seededServices: readonly ListedService[] = seededProducts.flatMap((product) =>
  Object.entries(product.headings)
    .flatMap(([heading, services]) => services.map((service) => ({ heading, service })))
    .map(({ heading, service }, index) => ({
      product,
      heading,
      serviceId: Number(product.id) + index + 1,
      source: typeof service === 'string' ? `${product.folder}/${service}` : service,
    })),
)
