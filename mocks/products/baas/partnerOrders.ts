import type { Bank } from '../../bank/bank.ts'
import { refused } from '../../bank/serviceError.ts'
import type { ApplicationRow } from '../../db/tables/applications.ts'
import { orderDigest } from './orderDigest.ts'

interface PartnerOrder {
  application: ApplicationRow
  operation: string
  /** Whose order it is: a customer number; empty for an application of somebody who is none yet. */
  customer: string
  body: { partnerReference: string }
}

/**
 * Carries an order out once: one that the partner sends again under its reference is answered as the first time.
 * @throws ServiceError (204006) when another order has the reference
 */
export async function orderOnce<Answer>(
  { tables }: Bank,
  { application, operation, customer, body }: PartnerOrder,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const id = `${application.id} ${body.partnerReference}`
  const known = tables.partnerOrders.get(id) ?? tables.partnerOrders.get(body.partnerReference)
  const digest = await orderDigest(customer, body)
  if (!known) {
    const answer = await carryOut()
    await tables.partnerOrders.insert({ id, operation, digest, answer: JSON.stringify(answer) })
    return answer
  }
  if (known.operation === operation && known.digest === digest) return JSON.parse(known.answer) as Answer
  throw refused(
    '204006',
    'Partner reference belongs to another order',
    `${body.partnerReference} was sent with another order: give each order a reference of its own.`,
  )
}
