/** A price in millionths of the currency, the six decimals of the definitions. */
export type Price = number

export interface Instrument {
  type: 'FUND' | 'SHARE' | 'BOND'
  code: string
  name: string
  isin: string
  currency: string
  maturityDate: string | null
  /** Of Friday, 13 March 2026, and the change of that day in hundredths of a percent. */
  price: Price
  change: number
  /** By how much the price grows in a year, and how far it lies around that line, as fractions. */
  growth: number
  spread: number
  /** To what the price is rounded. */
  tick: Price
}

type Names = Pick<Instrument, 'type' | 'code' | 'name' | 'isin'> & Partial<Pick<Instrument, 'maturityDate'>>
type Prices = Pick<Instrument, 'price' | 'change' | 'growth' | 'spread'> &
  Partial<Pick<Instrument, 'currency' | 'tick'>>

const instrument = (names: Names, prices: Prices): Instrument => ({
  maturityDate: null,
  currency: 'TRY',
  tick: 1,
  ...names,
  ...prices,
})

export interface Fund extends Instrument {
  fundType: 'MONEY_MARKET' | 'BOND' | 'EQUITY' | 'PRECIOUS_METALS' | 'MIXED'
  riskLevel: number
  /** A percentage a year. */
  managementFee: string
  orderCutOff: string
  /** In bank days. */
  valuationDays: number
  settlementDays: number
  status: 'OPEN' | 'CLOSED'
}

const fund = (
  { fundType, riskLevel, ...names }: Omit<Names, 'type'> & Pick<Fund, 'fundType' | 'riskLevel'>,
  prices: Prices,
  terms: Pick<Fund, 'managementFee' | 'valuationDays' | 'settlementDays'> & Partial<Pick<Fund, 'status'>>,
): Fund => ({
  ...instrument({ ...names, type: 'FUND' }, prices),
  fundType,
  riskLevel,
  orderCutOff: '13:30',
  status: 'OPEN',
  ...terms,
})

/** The funds of the bank by their codes. */
export const funds: readonly Fund[] = [
  fund(
    { code: 'PAF', name: 'Gold Fund', isin: 'TRYPAF000016', fundType: 'PRECIOUS_METALS', riskLevel: 5 },
    { price: 6_031_072, change: 45, growth: 0.36, spread: 0.006 },
    { managementFee: '1.50', valuationDays: 1, settlementDays: 2 },
  ),
  fund(
    { code: 'PBF', name: 'Government Bond Fund', isin: 'TRYPBF000015', fundType: 'BOND', riskLevel: 3 },
    { price: 2_118_340, change: 12, growth: 0.29, spread: 0.001 },
    { managementFee: '1.60', valuationDays: 1, settlementDays: 1 },
  ),
  fund(
    { code: 'PDF', name: 'Dollar Eurobond Fund', isin: 'TRYPDF000013', fundType: 'BOND', riskLevel: 4 },
    { currency: 'USD', price: 1_204_410, change: 4, growth: 0.055, spread: 0.001 },
    { managementFee: '1.40', valuationDays: 1, settlementDays: 2, status: 'CLOSED' },
  ),
  fund(
    { code: 'PEF', name: 'Equity Fund', isin: 'TRYPEF000012', fundType: 'EQUITY', riskLevel: 6 },
    { price: 18_204_415, change: -69, growth: 0.31, spread: 0.009 },
    { managementFee: '2.20', valuationDays: 1, settlementDays: 2 },
  ),
  fund(
    { code: 'PPF', name: 'Money Market Fund', isin: 'TRYPPF000019', fundType: 'MONEY_MARKET', riskLevel: 1 },
    { price: 3_412_806, change: 10, growth: 0.3577, spread: 0 },
    { managementFee: '1.10', valuationDays: 0, settlementDays: 0 },
  ),
  fund(
    { code: 'PRF', name: 'Balanced Fund', isin: 'TRYPRF000017', fundType: 'MIXED', riskLevel: 4 },
    { price: 3_482_150, change: 9, growth: 0.3, spread: 0.003 },
    { managementFee: '1.90', valuationDays: 0, settlementDays: 1 },
  ),
]

const others: readonly Instrument[] = [
  instrument(
    { type: 'SHARE', code: 'DNZOF', name: 'Deniz Ofis Kirtasiye A.Ş.', isin: 'TRADNZOF91A8' },
    { price: 42_360_000, change: 57, growth: 0.34, spread: 0.012, tick: 20_000 },
  ),
  instrument(
    { type: 'SHARE', code: 'KZYTR', name: 'Kuzey Trading', isin: 'TRAKZYTR91B2' },
    { price: 118_400_000, change: -84, growth: 0.22, spread: 0.012, tick: 100_000 },
  ),
  instrument(
    { type: 'BOND', code: 'EB150530', name: 'Eurobond 15 May 2030', isin: 'US900999AB19', maturityDate: '2030-05-15' },
    { currency: 'USD', price: 984_300, change: 3, growth: 0.015, spread: 0.001, tick: 10 },
  ),
  instrument(
    {
      type: 'BOND',
      code: 'TRT150328',
      name: 'Government bond 15 March 2028',
      isin: 'TRT150328T16',
      maturityDate: '2028-03-15',
    },
    { price: 962_140, change: 5, growth: 0.03, spread: 0.001, tick: 10 },
  ),
]

const byCode = new Map([...funds, ...others].map((each) => [each.code, each]))

export const instrumentOf = (code: string): Instrument | undefined => byCode.get(code)
export const fundOf = (code: string): Fund | undefined => funds.find((each) => each.code === code)

/** A time deposit: its value grows evenly from its start to its maturity. */
export interface TimeDeposit {
  code: string
  name: string
  startedOn: string
  maturityDate: string
  /** A percentage a year of 365 days. */
  yearlyRate: number
}

export const timeDeposits: readonly TimeDeposit[] = [
  {
    code: 'TD20260202',
    name: 'Time deposit, 92 days',
    startedOn: '2026-02-02',
    maturityDate: '2026-05-05',
    yearlyRate: 42,
  },
]

/** The prices at the ends of the days that examples show, beside those of 13 March 2026. */
export const documentedPrices: Readonly<Record<string, Readonly<Record<string, Price>>>> = {
  '2026-02-27': {
    EB150530: 981_100,
    PPF: 3_366_328,
    PEF: 17_930_240,
    DNZOF: 40_920_000,
    TRT150328: 957_820,
    PAF: 5_874_310,
    KZYTR: 121_100_000,
  },
  '2026-03-02': { PPF: 3_376_262 },
  '2026-03-03': { PPF: 3_379_571 },
  '2026-03-04': { PPF: 3_382_846 },
  '2026-03-05': { PPF: 3_386_171 },
  '2026-03-06': { PPF: 3_389_479 },
  '2026-03-09': { PPF: 3_399_464 },
  '2026-03-10': { PPF: 3_402_812 },
  '2026-03-11': { PPF: 3_406_143 },
  '2026-03-12': { PPF: 3_409_461 },
}
