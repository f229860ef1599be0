import { definitions } from 'virtual:definitions'
import { createCatalogue } from './createCatalogue.ts'

const catalogue = createCatalogue(definitions)

export const { products: productList, groups: groupList, services: serviceList, servicesOf, definitionOf } = catalogue
