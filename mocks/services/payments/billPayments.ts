import { dayOf, endOfDay, momentOf } from '../../bank/dates.ts'
import { notFound, refused, ServiceError } from '../../bank/serviceError.ts'
import { type Institution, institutions } from '../../fixtures/institutions.ts'
import { assertSpendable, nextReference, postEntry } from '../../ledger/books/ledger.ts'
import { contraPostings, feePostings } from '../../ledger/books/postings.ts'
import { lira, parseAmount } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { confirmedService, service } from '../pipeline/service.ts'
import { maskedName, paymentText } from '../shared/confirmation.ts'
import { liraAccount, sharedAccount } from '../shared/customerAccounts.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sortedBy, sortedByName } from '../shared/sort.ts'
import { billOf, institutionOf, isOpen, type OpenBill, openBills, paymentOf } from './bills.ts'

const currency = 'TRY'

/** Who is paid without a fee, and confirms at once. */
const freeCategories: readonly Institution['category'][] = ['ELECTRICITY', 'GAS', 'WATER']
const fee = 450
/** The waterworks close a paid bill at once. */
const closesAtOnce = ({ category }: Institution) => category === 'WATER'

const billAnswer = (bill: OpenBill): components['schemas']['Bill'] => ({
  billId: bill.billId,
  institutionCode: bill.institution.institutionCode,
  subscriberNumber: bill.subscriber.subscriberNumber,
  subscriberName: maskedName(bill.subscriber.name),
  amount: lira(bill.amount + bill.lateFee),
  lateFee: lira(bill.lateFee),
  dueDate: bill.dueDate,
  period: bill.period,
})

const lowerCase = (text: string) => text.toLocaleLowerCase('tr')

/** The institution of a code. @throws ServiceError 404 for an unknown one, 200501 for one that takes no calls */
function openInstitution(institutionCode: string, now: number): Institution {
  const institution = institutionOf(institutionCode)
  if (!institution) throw notFound(`There is no institution ${institutionCode}: use one of the institution list.`)
  if (isOpen(institution, now)) return institution
  throw refused(
    '200501',
    'The institution is closed',
    `${institution.name} answers on bank days from 09:00 to 18:00 only.`,
  )
}

export const billPaymentsServices = [
  service('bill-payments/institution-list', async ({ bank, query }) => {
    const { category, name, sort } = query
    const found = institutions
      .filter(matching({ category }))
      .filter((each) => name === undefined || lowerCase(each.name).includes(lowerCase(name)))
    const [field, direction] = sort.split(',') as ['name' | 'institutionCode', 'asc' | 'desc']
    const sorted =
      field === 'name'
        ? sortedByName(found, (each) => each.name, direction)
        : sortedBy(found, (each) => each.institutionCode, direction)
    const now = bank.clock.now()
    return listPage({ institutions: sorted }, query, ({ keepsOfficeHours, ...institution }) => ({
      ...institution,
      isOpen: isOpen({ keepsOfficeHours, ...institution }, now),
    }))
  }),

  service('bill-payments/bill-inquiry', async ({ bank, body }) => {
    const { institutionCode } = openInstitution(body.institutionCode, bank.clock.now())
    const bills = openBills(bank, institutionCode, body.subscriberNumber)
    if (!bills)
      throw new ServiceError(
        404,
        '200502',
        'Subscriber not found',
        `${institutionCode} does not know ${body.subscriberNumber}: compare it with a bill.`,
      )
    return { bills: bills.slice(0, 12).map(billAnswer) }
  }),

  confirmedService('bill-payments/bill-payment', {
    owned: { billId: 'anyone', accountNumber: sharedAccount },
    check({ body, ...call }) {
      const { bank } = call
      const account = liraAccount(call, body.accountNumber)
      const bill = billOf(bank, body.billId)
      if (!bill) throw notFound(`There is no open bill ${body.billId} today: find the bills of the subscriber again.`)
      const { institution, subscriber } = bill
      if (paymentOf(bank, bill)) throw refused('200503', 'The bill is paid', `${body.billId} was paid before.`)
      const due = bill.amount + bill.lateFee
      if (parseAmount(body.amount.amount) !== due || body.amount.currency !== currency)
        throw refused('200504', 'The amount differs from the bill', `${body.billId} is ${lira(due).amount} TRY.`)
      const [oldest = bill] = openBills(bank, institution.institutionCode, subscriber.subscriberNumber) ?? []
      if (oldest.key !== bill.key)
        throw refused(
          '200505',
          'An older bill is open',
          `Pay ${oldest.billId} first, which is due on ${oldest.dueDate}.`,
        )
      const charged = freeCategories.includes(institution.category) ? 0 : fee
      assertSpendable(bank, account, due + charged)
      return { bill, account: account.id, due, charged }
    },
    confirmation: ({ bill, account, due, charged }) =>
      paymentText({ amount: lira(due), to: bill.institution.name, from: account, fee: lira(charged) }),
    async perform({ bill, account, due, charged }, { bank, customer, application }) {
      const { institution, subscriber, billId } = bill
      const now = bank.clock.now()
      const id = await nextReference(bank)
      const cancellableUntil = closesAtOnce(institution) ? now : endOfDay(dayOf(now))
      await postEntry(bank, {
        kind: 'bill',
        description: `Bill ${bill.key}`,
        reference: id,
        postings: [
          ...feePostings(account, charged, 'Bill payment fee'),
          ...contraPostings('BILLS', {
            account,
            amount: -due,
            transactionType: 'BILL',
            counterparty: institution.name,
            explanation: `${subscriber.subscriberNumber}, ${bill.period}`,
          }),
        ],
      })
      await bank.tables.billPayments.insert({
        id,
        customerNumber: customer,
        applicationId: application.id,
        bill: bill.key,
        account,
        amount: due,
        fee: charged,
        paidAt: now,
        cancellableUntil,
        cancelledAt: null,
      })
      return {
        referenceNumber: id,
        status: charged === 0 ? 'PAID' : 'ACCEPTED',
        billId,
        amount: lira(due),
        fee: lira(charged),
        paidAt: momentOf(now),
        cancellableUntil: momentOf(cancellableUntil),
      }
    },
  }),
]
