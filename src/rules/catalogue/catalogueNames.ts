import type { CatalogueLists, Service } from './catalogueSchema.ts'

const called = <Row extends { name: string }>(row: Row, otherwise: string): Row =>
  row.name.trim() === '' ? { ...row, name: otherwise } : row

export const namedService = (service: Service): Service =>
  called(service, service.endpointAddress || `API ${service.serviceId}`)

/** Cards, headings and links need a name: a row that comes without one is called by what else is known of it. */
export const withFallbackNames = ({ products, groups, services }: CatalogueLists): CatalogueLists => ({
  products: products.map((each) => called(each, `Product ${each.id}`)),
  groups: groups.map((each) => called(each, 'APIs')),
  services: services.map(namedService),
})
