import { define, integer, max, min } from 'superstruct'

const rate = define<string>(
  'rate',
  (value) =>
    (typeof value === 'string' && /^\d{1,2}\.\d\d$/.test(value)) ||
    'Expected a percentage with two decimals such as 3.79',
)

/** As the definitions of the loans limit them: the work on a payment plan grows with its instalments. */
export const loanTerms = { monthlyInterestRate: rate, taxRate: rate, instalmentCount: min(max(integer(), 120), 1) }
