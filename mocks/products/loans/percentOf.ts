import { parseAmount } from '../../ledger/money.ts'

/** A percentage with two decimals of an amount in minor units, times a fraction, rounded half up. */
export function percentOf(minor: number, percent: string, numerator = 1, denominator = 1): number {
  const divisor = 10_000n * BigInt(denominator)
  return Number((2n * BigInt(minor) * BigInt(parseAmount(percent)) * BigInt(numerator) + divisor) / (2n * divisor))
}
