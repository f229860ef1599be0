import { addDays } from '../../../src/rules/bank/bankDays.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, momentOf } from '../../bank/dates.ts'
import { notFound, refused, ServiceError } from '../../bank/serviceError.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { account } from '../../ledger/books/ledger.ts'
import { toMoney } from '../../ledger/money/money.ts'
import { orderedFor } from '../../ledger/transfers/transfers.ts'
import { receiptDocument } from '../documents/receiptDocument.ts'
import { type ServiceCall, service } from '../pipeline/service.ts'
import { visibleTransfer } from '../shared/customerTransfers.ts'
import { receiptNumberOf } from '../shared/receiptNumber.ts'
import { statusOf } from '../shared/transferAnswers.ts'

const daysOfStatus = 90

type Failure = NonNullable<Transfer['failure']>

/** Why a transfer was not realized: the code, and its meaning in the languages of the bank. */
const failures = {
  ACCOUNT_CLOSED: { code: '200105', EN: 'The receiving account is closed', TR: 'Alıcı hesap kapalı' },
  ACCOUNT_UNKNOWN: { code: '200107', EN: 'The receiving account does not exist', TR: 'Alıcı hesap bulunamadı' },
  NAME_MISMATCH: { code: '200108', EN: 'The recipient has another name', TR: 'Alıcı adı uyuşmuyor' },
  NOT_APPROVED: { code: '200109', EN: 'The order was not approved', TR: 'Emir onaylanmadı' },
  CANCELLED: { code: '200111', EN: 'The order was cancelled', TR: 'Emir iptal edildi' },
  TIMED_OUT: { code: '200112', EN: 'The receiving bank did not answer', TR: 'Alıcı banka yanıt vermedi' },
} as const satisfies Record<Failure, { code: string; EN: string; TR: string }>

const accounting = {
  ordered: 'PENDING',
  waitingForApproval: 'PENDING',
  processed: 'OK',
  sent: 'OK',
  realized: 'OK',
  notRealized: 'REVERSED',
} as const

function receiptOf(bank: Bank, transfer: Transfer) {
  const { iban, holders } = account(bank, transfer.senderAccount)
  const receipt = {
    referenceNumber: transfer.id,
    receiptNumber: receiptNumberOf(transfer.id),
    senderName: holders[0] ?? '',
    senderIban: iban,
    receiverName: transfer.receiverName,
    receiverIban: transfer.receiverIban,
    amount: toMoney(transfer.amount, transfer.currency),
    fee: toMoney(transfer.fee, transfer.currency),
    explanation: transfer.explanation,
    realizedAt: momentOf(transfer.changedAt),
  }
  return { ...receipt, document: receiptDocument(receipt) }
}

type StatusCall = ServiceCall<'transfer-status/transfer-status-inquiry'>

/** @throws ServiceError (200401) */
function assertRecent({ bank, body: { transactionDate } }: StatusCall): void {
  const today = dayOf(bank.clock.now())
  if (transactionDate >= addDays(today, -daysOfStatus)) return
  throw refused(
    '200401',
    'transactionDate: Expected one of the last 90 days',
    `It is ${today}: read the movements of the account instead.`,
  )
}

/** @throws ServiceError (200401) for any old day, (404) for another customer's or another application's */
function recentTransfer(call: StatusCall, referenceNumber: string): Transfer {
  assertRecent(call)
  return visibleTransfer(call, referenceNumber)
}

export const transferStatusServices = [
  service(
    'transfer-status/transfer-status-inquiry',
    { owned: { referenceNumber: recentTransfer } },
    async ({ body, bank, ...call }) => {
      const { referenceNumber, transactionDate, isInternalTransfer, context } = body
      const transfer = visibleTransfer({ bank, ...call }, referenceNumber)
      if (![transfer.transactionDate, orderedFor(transfer)].includes(transactionDate))
        throw notFound(`${referenceNumber} is a transfer of another day: send its transactionDate.`)
      if ((transfer.kind === 'INTERNAL') !== isInternalTransfer)
        throw notFound(`${referenceNumber} is of the kind ${transfer.kind}: send the other isInternalTransfer.`)
      const failure = transfer.failure === null ? undefined : failures[transfer.failure]
      return {
        errorCode: failure?.code ?? '',
        message: failure?.[context.language] ?? '',
        refereceNumber: transfer.id,
        ...statusOf(transfer),
        transactionDate: transfer.transactionDate,
        accountingResponse: accounting[transfer.lifecycle.value],
      }
    },
  ),

  service(
    'transfer-status/transfer-receipt',
    { owned: { referenceNumber: visibleTransfer } },
    async ({ params, bank, ...call }) => {
      const transfer = visibleTransfer({ bank, ...call }, params.referenceNumber)
      if (transfer.lifecycle.value !== 'realized')
        throw new ServiceError(
          404,
          '200402',
          'The transfer has no receipt',
          `${transfer.id} is not realized: ask for its status.`,
        )
      return receiptOf(bank, transfer)
    },
  ),
]
