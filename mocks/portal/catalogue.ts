import { type } from 'superstruct'
import { catalogueId } from '../../src/rules/catalogueSchema.ts'
import { ApiError } from '../http/apiError.ts'
import { check, readJson } from '../http/readRequest.ts'
import { definitionOf, groupList, productList, serviceList, servicesOf } from './definitions/catalogue.ts'
import { authenticateDeveloper } from './developers/developer.ts'
import { documentOperation, envelopeOperation } from './portalOperation.ts'

const listProducts = envelopeOperation<'listProducts'>({
  id: 'listProducts',
  method: 'post',
  path: '/api-dashboard-service/dashboard/products',
  resolve: async () => [...productList],
})

const listGroups = envelopeOperation<'listGroups'>({
  id: 'listGroups',
  method: 'post',
  path: '/api-dashboard-service/dashboard/groups',
  resolve: async () => [...groupList],
})

const listServices = envelopeOperation<'listServices'>({
  id: 'listServices',
  method: 'post',
  path: '/api-dashboard-service/dashboard/services',
  resolve: async () => [...serviceList],
})

const listProductServices = envelopeOperation<'listProductServices'>({
  id: 'listProductServices',
  method: 'post',
  path: '/api-dashboard-service/dashboard/product/services',
  async resolve(call) {
    authenticateDeveloper(call)
    const { productId } = check(await readJson(call.request), type({ productId: catalogueId }))
    return servicesOf(productId)
  },
})

const getDefinition = documentOperation<'getDefinition'>({
  id: 'getDefinition',
  method: 'get',
  path: '/api-documentation-service/definitions/{serviceId}',
  async resolve({ params: { serviceId = '' }, basePath }) {
    const found = definitionOf(serviceId, [{ url: basePath, description: 'The sandbox' }])
    if (!found) throw new ApiError(404, `There is no definition of service ${serviceId}`)
    return found as { openapi: string }
  },
})

export const catalogueOperations = [listProducts, listGroups, listServices, listProductServices, getDefinition]
