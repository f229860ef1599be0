/** A decimal string as a whole number of its last decimal place: 12.5 with 2 decimals is 1250n. */
export function scaled(text: string, decimals: number): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > decimals) throw new Error(`${text} is no number with ${decimals} decimals`)
  return BigInt(`${sign}${whole}${fraction.padEnd(decimals, '0')}`)
}

/** The quotient, rounded half away from zero. */
export function divided(dividend: bigint, divisor: bigint): bigint {
  const doubled = (2n * (dividend < 0n ? -dividend : dividend) + divisor) / (2n * divisor)
  return dividend < 0n ? -doubled : doubled
}

/** The amount of money in hundredths. */
export const cents = ({ amount }: { amount: string }): bigint => scaled(amount, 2)

export const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, each) => total + each, 0n)

/** `part` percent of an amount in hundredths, rounded to a hundredth. The percentage has two decimals. */
export const percent = (amount: bigint, part: string): bigint => divided(amount * scaled(part, 2), 10_000n)
