import { answerOfRepeat, type PartnerOrder, storePartnerAnswer } from '../../products/baas/partnerOrders.ts'
import type { AcceptedCall, CheckedOrder, DefinedService } from './definedService.ts'

export interface CheckedCall extends CheckedOrder {
  /** Of an order that was carried out before under its partner reference. */
  answer?: unknown
  /** Of a call that carries the partner's own reference. */
  partnerOrder?: PartnerOrder | undefined
}

const unconfirmed: CheckedOrder = { order: undefined, confirmation: '', asksForOtp: false }

/** An order that carries the partner's own reference, with whose order it is. */
function partnerOrderOf(
  { id: operation }: DefinedService,
  { bank, application, grant, body }: AcceptedCall,
): PartnerOrder | undefined {
  const { partnerReference } = (body ?? {}) as { partnerReference?: string }
  if (partnerReference === undefined) return undefined
  const order = { ...(body as object), partnerReference }
  return { bank, application, operation, customer: grant.customerNumber ?? '', order }
}

/**
 * Whether the call of an owner can be carried out: whether it is a repeat, and the rules of the service. Nothing is sent or
 * stored.
 * @throws ServiceError of the first that fails
 */
export async function checkCall(service: DefinedService, call: AcceptedCall): Promise<CheckedCall> {
  const partnerOrder = partnerOrderOf(service, call)
  const answer = partnerOrder && (await answerOfRepeat(partnerOrder))
  if (answer !== undefined) return { ...unconfirmed, answer }
  return { ...(service.check?.(call) ?? unconfirmed), partnerOrder }
}

/** Carries out what was checked in the same turn, and resolves with the answer's data. */
export async function performCall(service: DefinedService, call: AcceptedCall, checked: CheckedCall): Promise<unknown> {
  if (checked.answer !== undefined) return checked.answer
  const answer = await service.perform(call, checked.order)
  if (checked.partnerOrder) await storePartnerAnswer(checked.partnerOrder, answer)
  return answer
}
