import { day } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, momentOf } from '../../bank/dates.ts'
import { invalid, notFound, refused } from '../../bank/serviceError.ts'
import { hex } from '../../db/sequence.ts'
import type { LoanApplicationRow } from '../../db/tables/products/loanApplications.ts'
import { assertSpendable } from '../../ledger/books/ledger.ts'
import { lira, parseAmount } from '../../ledger/money/money.ts'
import type { components } from '../../openapi/types.gen.ts'
import { receiveApplication, signContract, termsOfApplication } from '../../products/loans/applications.ts'
import { calculateLoan } from '../../products/loans/calculation.ts'
import { allows, type LoanOffer, offersFor } from '../../products/loans/offers.ts'
import { pdf } from '../documents/pdf.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { maskedNumber, written } from '../shared/confirmation.ts'
import { type CustomerCall, isShared, liraAccount, sharedAccount } from '../shared/customerAccounts.ts'

function shownOffer(
  offer: LoanOffer,
  today: string,
  principal: number | undefined,
  instalmentCount: number | undefined,
) {
  const { minimumAmount, maximumAmount, monthlyInterestRate, taxRate } = offer
  const calculation =
    principal === undefined || instalmentCount === undefined
      ? null
      : calculateLoan({ principal, instalmentCount, monthlyInterestRate, taxRate, startedOn: today }).calculation
  return {
    ...offer,
    type: 'PERSONAL' as const,
    minimumAmount: lira(minimumAmount),
    maximumAmount: lira(maximumAmount),
    calculation,
  }
}

function liraAmount(money: { amount: string; currency: string }, name: string): number {
  if (money.currency !== 'TRY') throw invalid(`${name}.currency: Expected TRY`, 'Loans are in TRY.')
  return parseAmount(money.amount)
}

function shown(row: LoanApplicationRow): components['schemas']['LoanApplication'] {
  const { id, offerId, status, rejectionReason, amount, instalmentCount, monthlyInterestRate, accountNumber } = row
  const moments = row.history.map((each) => momentOf(each.at))
  return {
    applicationId: id,
    offerId,
    status,
    rejectionReason,
    amount: lira(amount),
    instalmentCount,
    monthlyInterestRate,
    accountNumber,
    loanId: status === 'PAID_OUT' ? row.loanId : null,
    contractValidUntil: row.contractValidUntil,
    createdAt: moments[0] ?? '',
    updatedAt: moments.at(-1) ?? '',
    history: row.history.map((each) => ({ status: each.status, at: momentOf(each.at) })),
  }
}

/** How long the bank takes no other application from somebody whom it has rejected, in milliseconds. */
const pauseAfterRejection = 30 * day

/** @throws ServiceError (201603, 201606) while the customer has an application that is not final, or a recent rejection */
function assertMayApply({ tables, clock }: Bank, customer: string): void {
  const earlier = tables.loanApplications.listBy('customerNumber', customer)
  if (earlier.some(({ status }) => !finalStatuses.includes(status)))
    throw refused('201603', 'An application is in progress', 'The customer has an application that is not final.')
  const rejectedAt = Math.max(
    ...earlier.flatMap(({ history }) => history.map(({ status, at }) => (status === 'REJECTED' ? at : 0))),
  )
  const until = rejectedAt + pauseAfterRejection
  if (rejectedAt <= clock.now() && clock.now() < until)
    throw refused(
      '201606',
      'An application was rejected recently',
      `The bank rejected an application: apply again from ${momentOf(until)} on.`,
    )
}

const finalStatuses: readonly string[] = ['REJECTED', 'PAID_OUT', 'EXPIRED']

/** The first application of a customer has a number of their own. */
function nextId({ tables }: Bank, customer: string): string {
  let number = 1_000_000_001 + Number(customer) * 10
  while (tables.loanApplications.get(`LA${number}`)) number += 1000
  return `LA${number}`
}

/** @throws ServiceError (201601) for another customer's, too */
function customersOffer({ bank, customer }: CustomerCall, id: string): LoanOffer {
  const found = offersFor(bank, customer).find(({ offerId }) => offerId === id)
  if (found) return found
  throw refused('201601', 'Offer is not valid', 'The offer is over or not for this customer: read the offers.')
}

type ApplicationCall = ServiceCall<'digital-loan/loan-application'>

/** @throws ServiceError (400) */
function checkApplication(call: ApplicationCall) {
  const { bank, customer, body } = call
  const offer = customersOffer(call, body.offerId)
  const amount = liraAmount(body.amount, 'amount')
  const monthlyIncome = liraAmount(body.monthlyIncome, 'monthlyIncome')
  if (!allows(offer, amount, body.instalmentCount))
    throw refused(
      '201602',
      'Amount or term is outside the offer',
      'Send an amount and a term within the limits of the offer.',
    )
  assertMayApply(bank, customer)
  const account = liraAccount(call, body.accountNumber)
  assertSpendable(bank, account, Number.NEGATIVE_INFINITY)
  const { offerId, monthlyInterestRate, taxRate } = offer
  const terms = { offerId, amount, instalmentCount: body.instalmentCount, monthlyInterestRate, taxRate }
  return { ...terms, accountNumber: account.id, monthlyIncome }
}

type Terms = Pick<LoanApplicationRow, 'amount' | 'instalmentCount' | 'accountNumber'>

const loanText = ({ amount, instalmentCount, accountNumber }: Terms): string =>
  `${written(lira(amount))} in ${instalmentCount} monthly instalments, paid to account ${maskedNumber(accountNumber)}`

async function apply(order: ReturnType<typeof checkApplication>, { bank, customer }: ApplicationCall) {
  return shown(
    await receiveApplication(bank, {
      ...order,
      id: nextId(bank, customer),
      customerNumber: customer,
      status: 'RECEIVED',
      rejectionReason: null,
      loanId: null,
      contractValidUntil: null,
      history: [{ status: 'RECEIVED', at: bank.clock.now() }],
    }),
  )
}

function applicationOf({ bank, customer, grant }: CustomerCall, id: string): LoanApplicationRow {
  const found = bank.tables.loanApplications.get(id)
  if (found?.customerNumber === customer && isShared(grant, found.accountNumber)) return found
  throw notFound(`The customer has no application ${id}: use the ID that the application returned.`)
}

const signed: readonly string[] = ['SIGNED', 'PAID_OUT']

/** Of a text with one byte for each character. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** The contract as the customer reads it, the day of the signature or today being its first. */
async function contractOf({ clock }: Bank, row: LoanApplicationRow) {
  const signature = row.history.find(({ status }) => status === 'SIGNED')
  const startedOn = dayOf(signature?.at ?? clock.now())
  const { calculation, instalments } = calculateLoan(termsOfApplication(row, startedOn))
  const lines = instalments.map(({ number, dueDate, amount }) => `${number}   ${dueDate}   ${amount.amount} TRY`)
  const content = pdf([
    `Loan contract ${row.id}`,
    '',
    `Amount: ${calculation.amount.amount} TRY, paid out: ${calculation.paidOutAmount.amount} TRY`,
    `Monthly interest: ${row.monthlyInterestRate} percent, annual cost: ${calculation.annualCostRate} percent`,
    `Account: ${row.accountNumber}`,
    '',
    ...lines,
  ])
  return {
    applicationId: row.id,
    status: signature ? ('SIGNED' as const) : ('WAITING_FOR_SIGNATURE' as const),
    signedAt: signature ? momentOf(signature.at) : null,
    loanId: row.loanId,
    validUntil: row.contractValidUntil ?? startedOn,
    accountNumber: row.accountNumber,
    calculation,
    instalments,
    document: {
      fileName: `loan-contract-${row.id}.pdf`,
      mediaType: 'application/pdf' as const,
      content: btoa(content),
      sha256: hex(await crypto.subtle.digest('SHA-256', bytesOf(content))),
    },
  }
}

/** The application that has a contract. @throws ServiceError (400, 404) */
function contractedApplication(call: CustomerCall, id: string): LoanApplicationRow {
  const row = applicationOf(call, id)
  if (row.status === 'EXPIRED')
    throw refused('201605', 'Contract has expired', 'Nobody signed the contract in time: apply again.')
  if (row.status !== 'APPROVED' && !signed.includes(row.status))
    throw refused(
      '201604',
      'Application is not approved',
      `The application is ${row.status}: track it until it is APPROVED.`,
    )
  return row
}

export const digitalLoanServices = [
  service('digital-loan/loan-offers', async ({ bank, customer, body }) => {
    const amount = body.amount && liraAmount(body.amount, 'amount')
    const { instalmentCount } = body
    const today = dayOf(bank.clock.now())
    const offers = offersFor(bank, customer).filter((offer) => allows(offer, amount, instalmentCount))
    return { offers: offers.map((offer) => shownOffer(offer, today, amount, instalmentCount)) }
  }),

  confirmedService('digital-loan/loan-application', {
    owned: { offerId: customersOffer, accountNumber: sharedAccount },
    check: checkApplication,
    confirmation: loanText,
    perform: apply,
  }),

  service('digital-loan/loan-application-status', { owned: { applicationId: applicationOf } }, async (call) =>
    shown(applicationOf(call, call.params.applicationId)),
  ),

  service('digital-loan/loan-contract', { owned: { applicationId: applicationOf } }, async (call) =>
    contractOf(call.bank, contractedApplication(call, call.params.applicationId)),
  ),

  confirmedService('digital-loan/loan-contract-signature', {
    owned: { applicationId: applicationOf },
    check: (call) => contractedApplication(call, call.params.applicationId),
    confirmation: (row) => `contract ${row.id}, ${loanText(row)}`,
    perform: async (row, { bank }) => contractOf(bank, row.status === 'APPROVED' ? await signContract(bank, row) : row),
  }),
]
