/** How the bank answers that it has so many products, each with two services under one heading. */
export function largeCatalogue(count: number) {
  const ids = Array.from({ length: count }, (_, index) => 100_000 + index)
  const products = ids.map((id) => ({
    id,
    name: `Product ${id}`,
    summary: `Payments and accounts of product ${id}, for whoever reads them.`,
    description: `All about product ${id}.`,
    imageUrl: '',
    type: 'API',
  }))
  const services = ids.flatMap((id) =>
    [1, 2].map((nth) => ({
      serviceId: id * 10 + nth,
      name: `Service ${nth} of ${id}`,
      endpointAddress: `/products/${id}/services/${nth}`,
      swaggerUrl: `/definitions/${id}${nth}`,
    })),
  )
  const groups = services.map(({ serviceId, swaggerUrl }) => ({
    productId: Math.floor(serviceId / 10),
    serviceId,
    name: 'Operations',
    swaggerUrl,
  }))
  const header = { status: 'SUCCESS', statusCode: 200, message: null }
  return {
    products: { header, data: products },
    groups: { header, data: groups },
    services: { header, data: services },
  }
}
