import { canonicalJson } from '../../db/canonicalJson.ts'

const decimal = /^(-?)0*(\d+)(?:\.(\d+?)0*)?$/

/** The definitions let an amount be written `9000`, `9000.0` and `9000.00`. */
const plainAmount = (text: string): string =>
  text.replace(decimal, (_, sign: string, whole: string, fraction = '') => `${sign}${whole}.${fraction.padEnd(2, '0')}`)

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]))
  const { amount, currency } = members
  return typeof amount === 'string' && typeof currency === 'string'
    ? { ...members, amount: plainAmount(amount) }
    : members
}

/** What a body says, as JSON: the same text for the same amounts and members, however they were written and ordered. */
export const contentText = (body: unknown): string => canonicalJson(plain(body))
