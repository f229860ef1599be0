import { answerOfRepeat, keepAnswer } from '../products/baas/partnerOrders.ts'
import type { AcceptedCall, CheckedOrder, DefinedService } from './definedService.ts'
import { assertOwnership } from './ownership.ts'

export interface CheckedCall extends CheckedOrder {
  /** Of an order that was carried out before under its partner reference. */
  answer?: unknown
}

const unconfirmed: CheckedOrder = { order: undefined, confirmation: '', asksForOtp: false }

/** An order that carries the partner's own reference, with whose order it is. */
function partnerOrderOf({ id: operation }: DefinedService, { bank, application, grant, body }: AcceptedCall) {
  const { partnerReference } = (body ?? {}) as { partnerReference?: string }
  if (partnerReference === undefined) return undefined
  const order = { ...(body as object), partnerReference }
  return { bank, application, operation, customer: grant.customerNumber ?? '', order }
}

/**
 * All that depends on what the bank holds: whose the IDs are, whether it is a repeat, and the rules of the service.
 * Nothing is sent or stored.
 * @throws ServiceError of the first that fails
 */
export async function checkCall(service: DefinedService, call: AcceptedCall): Promise<CheckedCall> {
  assertOwnership(service.owned, call)
  const partnerOrder = partnerOrderOf(service, call)
  const answer = partnerOrder && (await answerOfRepeat(partnerOrder))
  if (answer !== undefined) return { ...unconfirmed, answer }
  return service.check?.(call) ?? unconfirmed
}

/** Carries out what was checked in the same turn, and resolves with the answer's data. */
export async function performCall(service: DefinedService, call: AcceptedCall, checked: CheckedCall): Promise<unknown> {
  if (checked.answer !== undefined) return checked.answer
  const answer = await service.perform(call, checked.order)
  const partnerOrder = partnerOrderOf(service, call)
  if (partnerOrder) await keepAnswer(partnerOrder, answer)
  return answer
}
