import { type } from 'superstruct'
import { catalogueId } from '../../src/rules/catalogue/catalogueSchema.ts'
import { ApiError } from '../http/apiError.ts'
import { check } from '../http/readRequest.ts'
import { definitionOf, groupList, productList, serviceList, servicesOf } from './definitions/catalogue.ts'
import { authenticateDeveloper } from './developers/authenticateDeveloper.ts'
import { documentOperation, envelopeOperation } from './portalOperation.ts'

const listProducts = envelopeOperation('listProducts', async () => [...productList])

const listGroups = envelopeOperation('listGroups', async () => [...groupList])

const listServices = envelopeOperation('listServices', async () => [...serviceList])

const listProductServices = envelopeOperation('listProductServices', async (call) => {
  authenticateDeveloper(call)
  const { productId } = check(call.body, type({ productId: catalogueId }))
  return servicesOf(productId)
})

const getDefinition = documentOperation('getDefinition', async ({ params: { serviceId = '' }, basePath }) => {
  const found = definitionOf(serviceId, [{ url: basePath, description: 'The sandbox' }])
  if (!found) throw new ApiError(404, `There is no definition of service ${serviceId}`)
  return found as { openapi: string }
})

export const catalogueOperations = [listProducts, listGroups, listServices, listProductServices, getDefinition]
