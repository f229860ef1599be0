import { assign, enums, type Infer, integer, literal, nullable, object, optional, string, type } from 'superstruct'
import { accountCurrency } from '../../accountCurrency.ts'
import { day } from '../../days.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { limited } from '../../textLimits.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

const transferRow = object({
  /** The reference number, fourteen digits. */
  id: string(),
  /** Who ordered it. */
  customerNumber: string(),
  /** The application that ordered it; null for an order at the bank, which every application may read. */
  applicationId: nullable(string()),
  /** `baas` for orders of a partner's customers, which have limits of their own. */
  channel: enums(['customer', 'baas']),
  /** Of BaaS orders, which it makes safe to repeat. */
  partnerReference: nullable(string()),
  kind: enums(['INTERNAL', 'EFT', 'FAST']),
  senderAccount: string(),
  /** At this bank; null for EFT and FAST. */
  receiverAccount: nullable(string()),
  receiverIban: string(),
  receiverName: string(),
  /** Minor units, without the fee. */
  amount: integer(),
  fee: integer(),
  currency: string(),
  reasonCode: string(),
  explanation: string(),
  orderedAt: moment,
  /** The day on which the bank carries it out. */
  transactionDate: string(),
  changedAt: moment,
  /** When the next step is due by itself, by the bank's clock; null when none is. */
  dueAt: nullable(moment),
  lifecycle: type({ value: enums(['ordered', 'waitingForApproval', 'processed', 'sent', 'realized', 'notRealized']) }),
  /** Why it was not realized. */
  failure: nullable(
    enums(['ACCOUNT_CLOSED', 'ACCOUNT_UNKNOWN', 'NAME_MISMATCH', 'NOT_APPROVED', 'CANCELLED', 'TIMED_OUT']),
  ),
  /** The number of the cancellation itself. */
  cancellationReference: nullable(string()),
  /** It was cancelled before anything had left the account. */
  wasWaiting: optional(literal(true)),
})
export type Transfer = Infer<typeof transferRow>

export const transferTables = {
  transfers: table(transferRow, {
    imported: assign(
      transferRow,
      object({
        id: identifier('reference'),
        senderAccount: identifier('account'),
        receiverAccount: nullable(identifier('account')),
        receiverIban: identifier('iban'),
        cancellationReference: nullable(identifier('reference')),
        amount: storedAmount,
        fee: storedAmount,
        currency: accountCurrency,
        explanation: limited('explanation'),
        receiverName: limited('personName'),
        transactionDate: day,
      }),
    ),
    indexed: ['customerNumber', 'senderAccount'],
  }),
}
