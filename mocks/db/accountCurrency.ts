import { define } from 'superstruct'

const currencies: readonly unknown[] = ['TRY', 'USD', 'EUR', 'XAU']

/** In which there are accounts: others may have no decimals, or be none. */
export const accountCurrency = define<string>(
  'currency',
  (value) => currencies.includes(value) || `Expected one of ${currencies.join(', ')}`,
)
