export interface PersonaLoan {
  customerNumber: string
  loanId: string
  name: string
  type: 'PERSONAL' | 'VEHICLE' | 'MORTGAGE' | 'BUSINESS'
  /** The account from which the instalments are collected. */
  accountNumber: string
  /** In TRY. */
  principal: string
  /** In percent. */
  monthlyInterestRate: string
  /** Taxes on the interest, in percent of it. */
  taxRate: string
  instalmentCount: number
  startedOn: string
  /** The days on which instalments were paid; the others are not. */
  paidOn: readonly string[]
}

/** The running loans of the test customers on 14 March 2026, one of them in arrears. */
export const personaLoans: readonly PersonaLoan[] = [
  {
    customerNumber: '3',
    loanId: 'LN1000000031',
    name: 'Personal loan',
    type: 'PERSONAL',
    accountNumber: '1010000031',
    principal: '18000.00',
    monthlyInterestRate: '3.79',
    taxRate: '30.00',
    instalmentCount: 6,
    startedOn: '2025-12-10',
    paidOn: ['2026-01-12'],
  },
  {
    customerNumber: '4',
    loanId: 'LN1000000041',
    name: 'Personal loan',
    type: 'PERSONAL',
    accountNumber: '1010000041',
    principal: '60000.00',
    monthlyInterestRate: '3.49',
    taxRate: '30.00',
    instalmentCount: 12,
    startedOn: '2025-10-16',
    paidOn: ['2025-11-16', '2025-12-16', '2026-01-16', '2026-02-16'],
  },
  {
    customerNumber: '12',
    loanId: 'LN1200000001',
    name: 'Business loan',
    type: 'BUSINESS',
    accountNumber: '1012000001',
    principal: '600000.00',
    monthlyInterestRate: '3.05',
    taxRate: '5.00',
    instalmentCount: 24,
    startedOn: '2025-06-20',
    paidOn: [
      '2025-07-20',
      '2025-08-20',
      '2025-09-20',
      '2025-10-20',
      '2025-11-20',
      '2025-12-20',
      '2026-01-20',
      '2026-02-20',
    ],
  },
]
