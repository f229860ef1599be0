/** What a run of the sandbox's collection needs and no definition says. */
export interface SandboxFlow {
  /** When the run happens: the time of day, with its offset, of the next Saturday. */
  saturdayAt: string
  /** Accounts that get money before the run. */
  balances: readonly { customer: string; account: string; balance: string }[]
  /** Members of the body of an operation that another call needs first: the example itself is ordered in its own folder. */
  otherOrders: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** How far the clock is moved before an operation, in milliseconds. */
  advanceBefore: Readonly<Record<string, number>>
}

export const sandboxFlow: SandboxFlow = {
  // The land registry answers, and an EFT waits for the next bank day, so it can be cancelled.
  saturdayAt: '10:00:00+03:00',
  // The examples order more than customer 1 has.
  balances: [{ customer: '1', account: '1010000001', balance: '100000.00' }],
  otherOrders: {
    findBills: { subscriberNumber: '4410031190' },
    createBaasTransfer: { partnerReference: '{{unique_id}}' },
    createInvestmentOrder: { partnerReference: '{{unique_id}}' },
  },
  // The bank takes some minutes to approve a loan.
  advanceBefore: { getLoanContract: 5 * 60_000 },
}
