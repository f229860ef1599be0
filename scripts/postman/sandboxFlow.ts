import type { ValueSource } from '../../src/rules/definition/operation/outline.ts'

/** What a run of the sandbox's collection needs and no definition says. */
export interface SandboxFlow {
  /** When the run happens: the time of day, with its offset, of the next Saturday. */
  saturdayAt: string
  /** Accounts that get money before the run. */
  balances: readonly { customer: string; account: string; balance: string }[]
  /** Members of the body with which an operation succeeds in a later run too, where the bank refuses the example then. */
  everyRun: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Members of the body of an operation that another call needs first: the example itself is ordered in its own folder. */
  otherOrders: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What an operation takes of answers, beside what its definition says: its example names what one run uses up. */
  valuesFrom: Readonly<Record<string, readonly ValueSource[]>>
  /** The operation that undoes another one after it, so that a later run can do it again. */
  undoneBy: Readonly<Record<string, string>>
  /** How far the clock is moved before an operation, in milliseconds. */
  advanceBefore: Readonly<Record<string, number>>
}

export const sandboxFlow: SandboxFlow = {
  // The land registry answers, and an EFT waits for the next bank day, so it can be cancelled.
  saturdayAt: '10:00:00+03:00',
  // The examples order more than customer 1 has.
  balances: [{ customer: '1', account: '1010000001', balance: '100000.00' }],
  everyRun: {
    // The first character of a token chooses the card.
    createMailOrderPayment: { orderNumber: '{{unique_id}}', cardToken: 'ct_5{{unique_id}}' },
    createInvestmentOrder: { partnerReference: '{{unique_id}}' },
    // Each run adds a loan whose instalments the income has to pay.
    createLoanApplication: { monthlyIncome: { amount: '4200000.00', currency: 'TRY' } },
    createOnboardingApplication: {
      partnerReference: '{{unique_id}}',
      identityNumber: '{{unique_identity_number}}',
      phoneNumber: '{{unique_phone_number}}',
    },
  },
  otherOrders: {
    findBills: { subscriberNumber: '4410031190' },
    createBaasTransfer: { partnerReference: '{{unique_id}}' },
    orderBaasCard: { partnerReference: '{{unique_id}}' },
  },
  valuesFrom: {
    updateVirtualCardLimit: [{ operation: 'createVirtualCard', values: { cardId: '/data/cardId' } }],
    closeVirtualCard: [{ operation: 'createVirtualCard', values: { cardId: '/data/cardId' } }],
    checkIdentity: [{ operation: 'createOnboardingApplication', values: { applicationId: '/data/applicationId' } }],
    cancelBaasCard: [{ operation: 'orderBaasCard', values: { cardId: '/data/cardId' } }],
  },
  undoneBy: { createBillPayment: 'cancelPayment' },
  // The bank takes some minutes to approve a loan.
  advanceBefore: { getLoanContract: 5 * 60_000 },
}
