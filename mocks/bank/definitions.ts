import { catalogueServices } from './catalogue.ts'
import { definitionStub } from './definitionStub.ts'
import { publishDefinition } from './publishDefinition.ts'

/** The OpenAPI document of one service, or undefined when there is none of this id. `base` is where the APIs answer. */
export function definition(serviceId: string, base: string): Record<string, unknown> | undefined {
  const service = catalogueServices.find((each) => String(each.serviceId) === serviceId)
  if (!service) return undefined
  const document = service.document ?? JSON.stringify(definitionStub(service))
  return publishDefinition(document, service.product, [{ url: base, description: 'The sandbox' }])
}
