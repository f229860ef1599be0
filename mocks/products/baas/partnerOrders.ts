import type { Bank } from '../../bank/bank.ts'
import { refused } from '../../bank/serviceError.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import { orderDigest } from './orderDigest.ts'

export interface PartnerOrder {
  bank: Bank
  application: ApplicationRow
  operation: string
  /** Whose order it is: a customer number; empty for an application of somebody who is none yet. */
  customer: string
  order: { partnerReference: string }
}

/** References are unique among the orders of an application. */
export const partnerOrderId = (applicationId: string, partnerReference: string) =>
  `${applicationId} ${partnerReference}`

const numbers = ['referenceNumber', 'orderNumber', 'cardId', 'accountNumber', 'applicationId'] as const

/** The number that the bank gave an order, by what it answered. */
function numberOf(answer: string): string {
  const given = JSON.parse(answer) as Partial<Record<(typeof numbers)[number], string>>
  const name = numbers.find((each) => given[each] !== undefined)
  if (name === undefined) throw new Error(`An order without a number: ${answer}`)
  return given[name] ?? ''
}

/**
 * What an order that the partner sends again was answered the first time; undefined for a new one.
 * @throws ServiceError (204006) when another order has the reference
 */
export async function answerOfRepeat({ bank, application, operation, customer, order }: PartnerOrder) {
  const { partnerReference } = order
  const known = bank.tables.partnerOrders.get(partnerOrderId(application.id, partnerReference))
  if (!known) return undefined
  if (known.operation === operation && known.digest === (await orderDigest(customer, order)))
    return JSON.parse(known.answer) as unknown
  throw refused(
    '204006',
    `Partner reference belongs to another order: ${numberOf(known.answer)}`,
    `${partnerReference} was sent with another order: give each order a reference of its own.`,
  )
}

/** Keeps what an order was answered, for its repeats. */
export async function storePartnerAnswer(
  { bank, application, operation, customer, order }: PartnerOrder,
  answer: unknown,
) {
  await bank.tables.partnerOrders.insert({
    id: partnerOrderId(application.id, order.partnerReference),
    operation,
    digest: await orderDigest(customer, order),
    answer: JSON.stringify(answer),
  })
}
