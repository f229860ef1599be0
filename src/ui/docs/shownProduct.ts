import { apiProducts, baasProducts } from '../../rules/catalogue.ts'
import type { Catalogue, Product } from '../../rules/catalogueSchema.ts'

/** The product when this section lists it: hidden ones and those of the other section are not there. */
export const shownProduct = ({ products }: Catalogue, section: 'api' | 'baas', id: string): Product | undefined =>
  (section === 'api' ? apiProducts : baasProducts)(products).find((product) => product.id === id)
