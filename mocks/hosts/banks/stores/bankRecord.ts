import { nullable, number, object, optional } from 'superstruct'
import { bankRequest } from '../../../../src/rules/sandbox/banks/banks.ts'

/** A bank's record as JSON. */
export const bankRecord = object({
  request: bankRequest,
  createdAt: number(),
  lastCallAt: nullable(number()),
  clockOffset: number(),
  wakesAt: optional(number()),
})
