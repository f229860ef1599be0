import { memoize } from '../../../src/rules/memoize.ts'

/** An amount as the definitions write it: a decimal string beside a currency. */
export interface Money {
  amount: string
  currency: string
}

const decimal = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/**
 * Minor units of a decimal string: hundredths of every currency, and of a gram of gold, since the definitions give
 * amounts two decimals. At most 15 digits, which a JavaScript number holds exactly.
 * @throws RangeError for any other text
 */
export function parseAmount(text: string): number {
  const [, sign, whole = '', fraction = ''] = decimal.exec(text) ?? []
  if (sign === undefined) throw new RangeError(`Not an amount with at most two decimals: ${text}`)
  const minor = Number(whole + fraction.padEnd(2, '0'))
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** In minor units: the thirteen digits and two decimals of the definitions. */
export const largestAmount = 999_999_999_999_999

/** `8500.00` for 850000. */
export function formatAmount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** How many decimals amounts of a currency have (ISO 4217): none for JPY; two for metals, which are grams. */
const decimalsOf = memoize(
  (currency: string): number =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
)

/** Minor units rounded to what the currency can be paid in. */
export const payable = (minor: number, currency: string): number =>
  decimalsOf(currency) === 0 ? Math.round(minor / 100) * 100 : minor

/** @throws RangeError for minor units that the currency cannot be paid in */
export function toMoney(minor: number, currency: string): Money {
  if (payable(minor, currency) !== minor) throw new RangeError(`${currency} has no decimals: ${formatAmount(minor)}`)
  const amount = formatAmount(minor)
  return { amount: decimalsOf(currency) === 0 ? amount.slice(0, -3) : amount, currency }
}

export const lira = (minor: number): Money & { currency: 'TRY' } => ({ ...toMoney(minor, 'TRY'), currency: 'TRY' })

/** Each of several amounts in minor units of TRY. */
export const allInLira = <Name extends string>(amounts: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries<number>(amounts).map(([name, minor]) => [name, lira(minor)])) as Record<Name, Money>

/** A percentage with two decimals of an amount in minor units, times a fraction, rounded half up. */
export function percentOf(minor: number, percent: string, numerator = 1, denominator = 1): number {
  const divisor = 10_000n * BigInt(denominator)
  return Number((2n * BigInt(minor) * BigInt(parseAmount(percent)) * BigInt(numerator) + divisor) / (2n * divisor))
}
