import type { Bank } from '../../../bank/bank.ts'
import type { CardStatusChange } from '../../../bank/domainEvents.ts'
import { type ConsentRow, consentStatus } from '../../../db/tables/authorization/consents.ts'
import type { Transfer } from '../../../db/tables/ledger/transfers.ts'
import type { TicketRow } from '../../../db/tables/portal/tickets.ts'
import type { LoanApplicationRow } from '../../../db/tables/products/loanApplications.ts'
import type { SubscriptionRow } from '../../../db/tables/products/webhooks.ts'
import { lira, toMoney } from '../../../ledger/money/money.ts'
import { reportEvent } from './reportEvent.ts'

/** As the transfer status inquiry shows a transfer: ordered by this application or at the bank, from an account that it follows. */
const isOwnTransfer =
  ({ applicationId, customerNumber, senderAccount }: Transfer) =>
  (subscription: SubscriptionRow) =>
    subscription.customerNumber === customerNumber &&
    (applicationId === null || applicationId === subscription.applicationId) &&
    subscription.accountNumbers.includes(senderAccount)

export async function reportTransfer(bank: Bank, transfer: Transfer): Promise<void> {
  const { id, kind, failure, senderAccount, amount, currency, transactionDate, cancellationReference } = transfer
  const data = {
    referenceNumber: id,
    transactionDate,
    isInternalTransfer: kind === 'INTERNAL',
    accountNumber: senderAccount,
    amount: toMoney(amount, currency),
  }
  const isVisibleTo = isOwnTransfer(transfer)
  if (failure === null) await reportEvent(bank, { type: 'transfer.settled', data, isVisibleTo })
  else if (failure === 'NOT_APPROVED') await reportEvent(bank, { type: 'transfer.rejected', data, isVisibleTo })
  else if (failure === 'CANCELLED')
    await reportEvent(bank, {
      type: 'transfer.cancelled',
      data: { ...data, cancellationReferenceNumber: cancellationReference ?? '' },
      isVisibleTo,
    })
  else await reportEvent(bank, { type: 'transfer.returned', data: { ...data, reason: failure }, isVisibleTo })
}

const cardScopes = { CREDIT: 'creditcards', DEBIT: 'debitcards', VIRTUAL: 'virtualcard' } as const

export const reportCardStatus = (
  bank: Bank,
  { customerNumber, account, kind, ...card }: CardStatusChange,
): Promise<void> =>
  reportEvent(bank, {
    type: 'card.status_changed',
    data: { ...card, kind },
    scope: cardScopes[kind],
    isVisibleTo: (subscription) =>
      subscription.customerNumber === customerNumber &&
      (account === null || subscription.accountNumbers.includes(account)),
  })

export const reportLoanDecision = (bank: Bank, application: LoanApplicationRow): Promise<void> => {
  const { id, customerNumber, status, rejectionReason, amount, instalmentCount, accountNumber, contractValidUntil } =
    application
  return reportEvent(bank, {
    type: 'loan_application.decided',
    data: {
      applicationId: id,
      status: status === 'REJECTED' ? 'REJECTED' : 'APPROVED',
      rejectionReason,
      amount: lira(amount),
      instalmentCount,
      accountNumber,
      contractValidUntil,
    },
    isVisibleTo: (subscription) =>
      subscription.customerNumber === customerNumber && subscription.accountNumbers.includes(accountNumber),
  })
}

/** To the application that has asked for it, also of a consent whose end ends the subscription. */
export async function reportConsent(bank: Bank, consent: ConsentRow): Promise<void> {
  const { id, customerNumber, lifecycle } = consent
  if (customerNumber === null) return
  await reportEvent(bank, {
    type: 'consent.status_changed',
    data: { consentId: id, customerNumber, status: consentStatus(consent), statusReason: lifecycle.endReason },
    isVisibleTo: (subscription) =>
      subscription.customerNumber === customerNumber && subscription.applicationId === consent.applicationId,
  })
}

/** To the applications of the developer who created the ticket. */
export const reportTicketAnswer = (bank: Bank, { id, accountId, subject }: TicketRow): Promise<void> =>
  reportEvent(bank, {
    type: 'ticket.answered',
    data: { ticketNumber: id, subject },
    isVisibleTo: ({ applicationId }) =>
      applicationId !== null && bank.tables.applications.get(applicationId)?.accountId === accountId,
  })
