export interface PersonaHolding {
  type: 'FUND' | 'SHARE' | 'BOND' | 'DEPOSIT'
  code: string
  currency: string
  /** Units, shares, or a nominal amount; a decimal string. */
  quantity: string
  /** What a unit has cost on average, in `currency`. */
  averageCost: string
}

export interface PersonaInvestmentAccount {
  customerNumber: string
  accountId: string
  name: string
  /** The account that pays purchases and gets the proceeds of sales. */
  cashAccountNumber: string
  /** The highest risk level of a fund that the customer may buy, 1 to 7. */
  riskProfile: number
  openedOn: string
  holdings: readonly PersonaHolding[]
}

/** The investment accounts of the test customers on 14 March 2026. */
export const personaInvestments: readonly PersonaInvestmentAccount[] = [
  {
    customerNumber: '4',
    accountId: 'IN1000000041',
    name: 'Investment account',
    cashAccountNumber: '1010000041',
    riskProfile: 7,
    openedOn: '2015-03-16',
    holdings: [
      { type: 'BOND', code: 'EB150530', currency: 'USD', quantity: '5000', averageCost: '0.971500' },
      { type: 'DEPOSIT', code: 'TD20260202', currency: 'TRY', quantity: '100000', averageCost: '1.000000' },
      { type: 'FUND', code: 'PPF', currency: 'TRY', quantity: '25000', averageCost: '3.051200' },
      { type: 'FUND', code: 'PEF', currency: 'TRY', quantity: '4200', averageCost: '16.874000' },
      { type: 'SHARE', code: 'DNZOF', currency: 'TRY', quantity: '1500', averageCost: '38.100000' },
      { type: 'FUND', code: 'PAF', currency: 'TRY', quantity: '8000', averageCost: '4.720500' },
      { type: 'BOND', code: 'TRT150328', currency: 'TRY', quantity: '50000', averageCost: '0.941200' },
      { type: 'SHARE', code: 'KZYTR', currency: 'TRY', quantity: '300', averageCost: '124.750000' },
    ],
  },
  {
    customerNumber: '5',
    accountId: 'IN1000000051',
    name: 'Investment account',
    cashAccountNumber: '1010000051',
    riskProfile: 2,
    openedOn: '2026-03-02',
    holdings: [],
  },
]
