import type { Catalogue, Product } from '../../rules/catalogue/catalogueSchema.ts'

/** The product at an address of this section; one for the bank's own systems too, which is in no list. */
export const shownProduct = ({ products }: Catalogue, section: 'api' | 'baas', id: string): Product | undefined =>
  products.find((product) => product.id === id && (product.type === 'SERVICE') === (section === 'baas'))
