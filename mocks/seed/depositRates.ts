/** The yearly rate of time deposits of some amounts and terms; terms in days, rates in percent. */
export interface DepositRate {
  minimumAmount: string
  /** Null for no limit. */
  maximumAmount: string | null
  minimumTerm: number
  maximumTerm: number
  yearlyRate: string
  /** The withholding tax on the interest. */
  taxRate: string
}

const rate = (
  [minimumAmount, maximumAmount]: [string, string | null],
  [minimumTerm, maximumTerm]: [number, number],
  yearlyRate: string,
  taxRate: string,
): DepositRate => ({ minimumAmount, maximumAmount, minimumTerm, maximumTerm, yearlyRate, taxRate })

/** By currency, the lowest amounts and the shortest terms first. */
export const depositRates = {
  TRY: [
    rate(['1000.00', '99999.99'], [32, 91], '38.50', '17.50'),
    rate(['1000.00', '99999.99'], [92, 180], '40.00', '17.50'),
    rate(['1000.00', '99999.99'], [181, 365], '39.00', '15.00'),
    rate(['100000.00', null], [32, 91], '40.50', '17.50'),
    rate(['100000.00', null], [92, 180], '42.00', '17.50'),
    rate(['100000.00', null], [181, 365], '41.00', '15.00'),
  ],
  USD: [rate(['500.00', null], [32, 180], '1.25', '25.00'), rate(['500.00', null], [181, 365], '1.50', '25.00')],
  EUR: [rate(['500.00', null], [32, 180], '0.75', '25.00'), rate(['500.00', null], [181, 365], '1.00', '25.00')],
} satisfies Record<string, DepositRate[]>
