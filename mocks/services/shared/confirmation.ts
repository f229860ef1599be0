import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import { toMoney } from '../../ledger/money/money.ts'

/*
 * The words in which customers confirm an order, by SMS or in the app: what happens, with amount, currency, recipient and
 * masked account (dynamic linking, article 5 of the RTS on strong customer authentication, PSD2).
 */

/** Of an account or a card, with its last four digits. */
export const maskedNumber = (number: string): string => `******${number.slice(-4)}`

export const maskedIban = (iban: string): string => `${iban.slice(0, 4)}****${iban.slice(-4)}`

/** With the first letter of each word. */
export const maskedName = (name: string): string =>
  name
    .normalize('NFC')
    .split(' ')
    .map(([first = '', ...others]) => first + '*'.repeat(others.length))
    .join(' ')

interface Money {
  amount: string
  currency: string
}

export const written = ({ amount, currency }: Money): string => `${amount} ${currency}`

interface Payment {
  amount: Money
  to: string
  from: string
  fee?: Money
}

export function paymentText({ amount, to, from, fee }: Payment): string {
  const text = `${written(amount)} to ${to} from account ${maskedNumber(from)}`
  return fee && Number(fee.amount) > 0 ? `${text}, with a fee of ${written(fee)}` : text
}

export const transferCancellationText = ({ id, amount, currency, receiverName, senderAccount }: Transfer): string =>
  `transfer ${id} of ${written(toMoney(amount, currency))} to ${receiverName} from account ${maskedNumber(senderAccount)}`
