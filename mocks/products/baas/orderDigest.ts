import { hashText } from '../../db/sequence.ts'
import { contentText } from '../../ledger/money/contentText.ts'

/** Of what an order says; who calls is no part of it. */
export function orderDigest(customer: string, order: object): Promise<string> {
  const { context: _, ...said } = order as { context?: unknown }
  return hashText(`${customer} ${contentText(said)}`)
}
