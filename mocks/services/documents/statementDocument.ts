import { dayOf } from '../../bank/dates.ts'
import type { Movement } from '../../bank/movement.ts'
import type { LedgerAccount } from '../../db/tables/ledger/ledger.ts'
import { formatAmount, type Money } from '../../ledger/money/money.ts'
import { pdf } from './pdf.ts'
import { utf8ToBase64 } from './utf8ToBase64.ts'

interface Statement {
  account: LedgerAccount
  /** Such as `2026-02`. */
  month: string
  openingBalance: Money
  closingBalance: Money
  /** In the order of booking. */
  movements: readonly Movement[]
}

const columns = ['date', 'explanation', 'amount', 'balance'] as const

const cells = ({ bookedAt, explanation, amount, balanceAfter }: Movement): string[] => [
  dayOf(bookedAt),
  explanation,
  formatAmount(amount),
  balanceAfter === null ? '' : formatAmount(balanceAfter),
]

/** A field with a separator or a quote is quoted (RFC 4180). */
const csvField = (field: string) => (/[;"\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)

const csv = ({ movements }: Statement) =>
  [columns, ...movements.map(cells)].map((row) => `${row.map(csvField).join(';')}\n`).join('')

const pdfRow = ([date = '', explanation = '', amount = '', balance = '']: readonly string[]) =>
  `${date.padEnd(12)}${explanation.slice(0, 48).padEnd(50)}${amount.padStart(16)}${balance.padStart(17)}`

const pdfLines = ({ account, month, openingBalance, closingBalance, movements }: Statement) => [
  `Account statement, ${month}`,
  '',
  ...account.holders,
  `${account.name} ${account.id}, ${account.iban}`,
  `Branch ${account.branchCode} ${account.branchName}`,
  '',
  `Opening balance ${openingBalance.amount} ${openingBalance.currency}`,
  '',
  pdfRow(columns),
  ...movements.map((movement) => pdfRow(cells(movement))),
  '',
  `Closing balance ${closingBalance.amount} ${closingBalance.currency}`,
]

/** The statement of a month as a file in Base64: a PDF, or a CSV of UTF-8 with semicolons. */
export const statementDocument = (statement: Statement, format: 'PDF' | 'CSV'): string =>
  format === 'CSV' ? utf8ToBase64(csv(statement)) : btoa(pdf(pdfLines(statement)))
