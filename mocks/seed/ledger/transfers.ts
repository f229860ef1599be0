import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { bankDayFrom, bankDayUntil, dayOf, endOfDay, monthName, timeAt } from '../../bank/dates.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { baasCustomers } from '../../fixtures/testCustomers/baasCustomers.ts'
import { otherBankRecipients, seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'
import { failingRecipients } from '../../ledger/transfers/otherBank.ts'

const [burak, supplier] = otherBankRecipients
const closedAccount = { name: 'Emre Tan', iban: failingRecipients.closed.iban }

interface SeededTransfer {
  /** The last six digits of the reference number. */
  number: string
  daysAgo: number
  orderedAt: string
  changedAt?: string
  senderAccount: string
  kind: 'EFT' | 'FAST'
  receiver: { name: string; iban: string }
  amount: number
  explanation?: string | ((month: number) => string)
  reasonCode: string
  state: 'realized' | 'sent' | 'returned' | 'waiting'
  partnerReference?: string
}

/** The orders of the examples that were there before the day of the examples, 14 March 2026. */
const seeded: readonly SeededTransfer[] = [
  {
    number: '000355',
    daysAgo: 4,
    orderedAt: '11:04:52',
    senderAccount: '1010000001',
    kind: 'EFT',
    receiver: burak,
    amount: 850000,
    explanation: (month) => `${monthName(month - 1)} rent`,
    reasonCode: '01',
    state: 'realized',
  },
  {
    number: '000254',
    daysAgo: 2,
    orderedAt: '15:31:18',
    changedAt: '15:41:18',
    senderAccount: '4010000001',
    kind: 'EFT',
    receiver: closedAccount,
    amount: 64000,
    reasonCode: '07',
    state: 'returned',
    partnerReference: 'trf-2026-004102',
  },
  {
    number: '000398',
    daysAgo: 2,
    orderedAt: '14:10:05',
    changedAt: '14:20:05',
    senderAccount: '1010000002',
    kind: 'EFT',
    receiver: closedAccount,
    amount: 150000,
    reasonCode: '07',
    state: 'returned',
  },
  {
    number: '000377',
    daysAgo: 1,
    orderedAt: '11:20:00',
    senderAccount: '4010000001',
    kind: 'EFT',
    receiver: supplier,
    amount: 120000,
    reasonCode: '06',
    state: 'sent',
    partnerReference: 'trf-2026-004290',
  },
  {
    number: '000412',
    daysAgo: 1,
    orderedAt: '10:32:07',
    senderAccount: '1010000002',
    kind: 'EFT',
    receiver: burak,
    amount: 850000,
    explanation: (month) => `${monthName(month)} rent`,
    reasonCode: '01',
    state: 'sent',
  },
  {
    number: '000415',
    daysAgo: 1,
    orderedAt: '11:15:30',
    senderAccount: '1010000061',
    kind: 'EFT',
    receiver: burak,
    amount: 50000,
    reasonCode: '07',
    state: 'waiting',
  },
  {
    number: '000421',
    daysAgo: 1,
    orderedAt: '13:40:18',
    senderAccount: '1012000001',
    kind: 'EFT',
    receiver: supplier,
    amount: 31250000,
    explanation: 'Office furniture, second floor',
    reasonCode: '06',
    state: 'waiting',
  },
  {
    number: '000423',
    daysAgo: 1,
    orderedAt: '13:52:44',
    senderAccount: '1012000001',
    kind: 'EFT',
    receiver: burak,
    amount: 27400000,
    explanation: 'Warehouse rent, first half',
    reasonCode: '02',
    state: 'waiting',
  },
]

/** What is on its way to other banks by EFT on the day of seeding. */
export const sentAtSeeding = seeded.reduce((sum, { state, amount }) => (state === 'sent' ? sum + amount : sum), 0)

const owners = new Map(
  [...seededCustomers, ...baasCustomers].flatMap(({ customerNumber, accounts }) =>
    accounts.map(({ accountNumber }) => [accountNumber, customerNumber] as const),
  ),
)

const states = {
  realized: 'realized',
  sent: 'sent',
  returned: 'notRealized',
  waiting: 'waitingForApproval',
} as const

/**
 * The transfers that customers ordered in the days before the day of seeding, on bank days. Those that are on their way are
 * confirmed on the next bank day at 09:00.
 */
export function seededTransfers(now: number): Transfer[] {
  const today = dayOf(now)
  return seeded.map(({ number, daysAgo, receiver, state, partnerReference = null, explanation = '', ...order }) => {
    const day = bankDayUntil(addDays(today, -daysAgo))
    const orderedAt = timeAt(day, order.orderedAt)
    const dueAt = {
      realized: null,
      returned: null,
      sent: timeAt(bankDayFrom(addDays(today, 1)), '09:00'),
      waiting: endOfDay(addDays(day, 7)) + 1000,
    }[state]
    return {
      id: day.replaceAll('-', '') + number,
      customerNumber: owners.get(order.senderAccount) ?? '',
      applicationId: null,
      channel: partnerReference === null ? 'customer' : 'baas',
      partnerReference,
      kind: order.kind,
      senderAccount: order.senderAccount,
      receiverAccount: null,
      receiverIban: receiver.iban,
      receiverName: receiver.name,
      amount: order.amount,
      fee: 1275,
      currency: 'TRY',
      reasonCode: order.reasonCode,
      explanation: typeof explanation === 'string' ? explanation : explanation(Number(day.slice(5, 7))),
      orderedAt,
      transactionDate: day,
      changedAt: timeAt(day, order.changedAt ?? order.orderedAt),
      dueAt,
      lifecycle: { value: states[state] },
      failure: state === 'returned' ? 'ACCOUNT_CLOSED' : null,
      cancellationReference: null,
    }
  })
}
