import { apiProducts, baasProducts, type Catalogue, type Product } from '../../rules/catalogue.ts'

/** The product when this section lists it: hidden ones and those of the other section are not there. */
export const shownProduct = ({ products }: Catalogue, section: 'api' | 'baas', id: string): Product | undefined =>
  (section === 'api' ? apiProducts : baasProducts)(products).find((product) => product.id === id)
