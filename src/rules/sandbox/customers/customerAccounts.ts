import { array, enums, type Infer, object, optional, refine, type Struct, string } from 'superstruct'
import { matches, required, trimmed } from '../../forms/fields.ts'

/** What the test customers of the sandbox's bank have, and how it is changed by hand (docs/sandbox.md). */

/** Two decimals, as the definitions write amounts of every currency and of gold. */
const balanceText: Struct<string, null> = trimmed(
  required,
  matches(/^-?\d{1,9}(\.\d{1,2})?$/, 'Enter an amount such as 1250.00, below one billion.'),
)

const changeableStatus = enums(['ACTIVE', 'BLOCKED'])

const customerAccount = object({
  accountNumber: string(),
  iban: string(),
  name: string(),
  currency: string(),
  status: changeableStatus,
  balance: string(),
  available: string(),
  /** What is reserved must be covered by the balance and the overdraft. */
  leastBalance: string(),
})
export type CustomerAccount = Infer<typeof customerAccount>

const accountCard = object({
  cardId: string(),
  kind: enums(['CREDIT', 'DEBIT', 'VIRTUAL']),
  cardNumber: string(),
  name: string(),
  status: enums(['ACTIVE', 'BLOCKED', 'LOST', 'USED', 'CLOSED']),
})
export type AccountCard = Infer<typeof accountCard>

export const testCustomerAccounts = object({
  customerNumber: string(),
  kind: enums(['individual', 'corporate']),
  name: string(),
  accounts: array(customerAccount),
  cards: array(accountCard),
})
export type TestCustomerAccounts = Infer<typeof testCustomerAccounts>

export const customerList = array(testCustomerAccounts)

export const accountFields = object({ balance: balanceText, status: changeableStatus })
export type AccountFields = Infer<typeof accountFields>

export const accountChange = refine(
  object({ balance: optional(balanceText), status: optional(changeableStatus) }),
  'change',
  ({ balance, status }) => balance !== undefined || status !== undefined || 'Send balance, status or both',
)

export const cardChange = object({ status: changeableStatus })
