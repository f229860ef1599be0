import { assign, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { identifier } from '../identifiers.ts'
import { storedAmount } from '../storedAmount.ts'

const mailOrder = object({
  /** The reference number, fourteen digits. */
  id: string(),
  customerNumber: string(),
  applicationId: string(),
  orderNumber: string(),
  /** Works once. */
  cardToken: string(),
  /** The credit card of this bank that was charged; null for a card of another bank. */
  card: nullable(string()),
  cardNumber: string(),
  account: string(),
  /** Minor units of TRY. */
  amount: integer(),
  commission: integer(),
  refunded: integer(),
  status: enums(['APPROVED', 'DECLINED']),
  createdAt: moment,
})
export type MailOrderRow = Infer<typeof mailOrder>

export const mailOrderTables = {
  mailOrders: table(mailOrder, {
    imported: assign(
      mailOrder,
      object({
        id: identifier('reference'),
        account: identifier('account'),
        amount: storedAmount,
        commission: storedAmount,
        refunded: storedAmount,
        cardNumber: identifier('cardNumber'),
      }),
    ),
    unique: ['cardToken'],
    indexed: ['customerNumber'],
  }),
}
