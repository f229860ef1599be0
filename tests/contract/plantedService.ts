import type { Operation } from '../../mocks/kernel/calls/operation.ts'
import { operations as bankOperations } from '../../mocks/sandbox.ts'
import type { DefinedService } from '../../mocks/services/pipeline/definedService.ts'
import { respondToService } from '../../mocks/services/pipeline/pipeline.ts'
import { services } from '../../mocks/services/services.ts'

/** The bank with a service that has another part. */
export function withService(id: string, change: (service: DefinedService) => Partial<DefinedService>): Operation[] {
  const service = services.find((each) => each.id === id)
  if (!service) throw new Error(`There is no service ${id}`)
  const changed = { ...service, ...change(service) }
  const planted: Operation = { ...changed, respond: (call) => respondToService(changed, call) }
  return bankOperations.map((operation) => (operation.id === id ? planted : operation))
}
