import { isBankDay } from '../../../src/rules/bank/bankDays.ts'
import { day } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { addMonths, dayOf, timeAt } from '../../bank/dates.ts'
import type { BillPaymentRow } from '../../db/tables/payments/billPayments.ts'
import { type Subscriber, subscribers } from '../../fixtures/billSubscribers.ts'
import { type Institution, institutions } from '../../fixtures/institutions.ts'
import { pseudoRandom } from '../../ledger/money/pseudoRandom.ts'

export interface OpenBill {
  /** Institution, subscriber and month. */
  key: string
  billId: string
  institution: Institution
  subscriber: Subscriber
  /** Minor units of TRY, without the late fee. */
  amount: number
  lateFee: number
  dueDate: string
  /** Such as `2026-02`. */
  period: string
}

const dueDay = 20
/** A bill takes 0.14 % for each day after its due date. */
const lateFeePerDay = 14
const amountSpread = 0.12

export const institutionOf = (code: string): Institution | undefined =>
  institutions.find(({ institutionCode }) => institutionCode === code)

/** Whether an institution answers at this moment. */
export function isOpen({ keepsOfficeHours }: Institution, now: number): boolean {
  const today = dayOf(now)
  return !keepsOfficeHours || (isBankDay(today) && now >= timeAt(today, '09:00') && now < timeAt(today, '18:00'))
}

function dueDateFrom(date: string): string {
  const due = `${date.slice(0, 7)}-${dueDay}`
  return due >= date ? due : addMonths(due, 1)
}

const seededOn = ({ tables }: Bank) => tables.ledgerBooks.get('books')?.seededOn ?? ''

const lateFeeOf = (amount: number, dueDate: string, today: string) => {
  const daysLate = Math.max(0, (Date.parse(today) - Date.parse(dueDate)) / day)
  return Math.round((amount * lateFeePerDay * daysLate) / 10_000)
}

/** A bill a month: those that are open on the day of seeding, then one for each due date that comes nearer. */
function billsOf(bank: Bank, subscriber: Subscriber): OpenBill[] {
  const institution = institutionOf(subscriber.institutionCode)
  const [last] = subscriber.openBills.slice(-1)
  if (!institution || !last) return []
  const today = dayOf(bank.clock.now())
  const firstDue = addMonths(dueDateFrom(seededOn(bank)), 1 - subscriber.openBills.length)
  const bills: OpenBill[] = []
  for (let index = 0; ; index++) {
    const dueDate = addMonths(firstDue, index)
    if (dueDate > dueDateFrom(today)) return bills
    const period = addMonths(dueDate, -1).slice(0, 7)
    const key = `${subscriber.institutionCode}/${subscriber.subscriberNumber}/${period}`
    const later = index - subscriber.openBills.length + 1
    const { number, amount } = subscriber.openBills[index] ?? {
      number: last.number + 100 * later,
      amount: Math.round(last.amount * (1 + amountSpread * pseudoRandom(key))),
    }
    bills.push({
      key,
      billId: `BL${today.replaceAll('-', '')}${String(number).padStart(4, '0')}`,
      institution,
      subscriber,
      amount,
      lateFee: lateFeeOf(amount, dueDate, today),
      dueDate,
      period,
    })
  }
}

/** The payment of a bill that was not cancelled. */
export const paymentOf = ({ tables }: Bank, { key }: OpenBill): BillPaymentRow | undefined =>
  tables.billPayments.listBy('bill', key).find(({ cancelledAt }) => cancelledAt === null)

/** The oldest first. Undefined when the institution does not know the number. */
export function openBills(bank: Bank, institutionCode: string, subscriberNumber: string): OpenBill[] | undefined {
  const subscriber = subscribers.find(
    (each) => each.institutionCode === institutionCode && each.subscriberNumber === subscriberNumber,
  )
  return subscriber && billsOf(bank, subscriber).filter((bill) => !paymentOf(bank, bill))
}

/** A bill by its ID of today, also one that is paid. */
export const billOf = (bank: Bank, billId: string): OpenBill | undefined =>
  subscribers.flatMap((subscriber) => billsOf(bank, subscriber)).find((bill) => bill.billId === billId)
