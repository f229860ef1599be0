import { array, boolean, enums, type Infer, object, optional, refine, type Struct, string } from 'superstruct'
import { atMost, matches, type Rule, required, trimmed } from '../../forms/fields.ts'
import { sandboxSeed } from '../data/sandboxNames.ts'

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

const testCustomerAccounts = object({
  customerNumber: string(),
  kind: enums(['individual', 'corporate']),
  name: string(),
  accounts: array(customerAccount),
  cards: array(accountCard),
})
export type TestCustomerAccounts = Infer<typeof testCustomerAccounts>

export const customerList = array(testCustomerAccounts)

/** What a new test customer has, and what happened before. */
export const customerStories = [
  {
    id: 'salary',
    title: 'Salary',
    text: 'Gets a salary, pays rent and bills, and has savings, a credit card and a debit card. Six months of movements.',
  },
  {
    id: 'overdrawn',
    title: 'Overdrawn',
    text: 'Has used nearly all of an overdraft: payments are refused for insufficient balance. Six months of movements.',
  },
  {
    id: 'saver',
    title: 'Saver',
    text: 'Has large savings, a dollar account, a credit card and a debit card. Twelve months of movements.',
  },
  { id: 'new', title: 'New', text: 'Has an account opened today and a debit card, but no money and no movements.' },
] as const

export const customerStory = enums(customerStories.map(({ id }) => id))
export type CustomerStory = Infer<typeof customerStory>

/** The APIs show it: `PersonName` in their definitions. */
const fullName: readonly Rule[] = [
  matches(/^(?=[\s\S]*[\p{L}\p{N}])[\s\S]{2,}$/u, 'Enter at least 2 characters, one of them a letter or a digit.'),
  atMost(70),
]

const unlessEmpty =
  (rule: Rule): Rule =>
  (value) =>
    value === '' ? undefined : rule(value)

/** The form of a new test customer; the bank chooses what is left empty. */
export const newCustomerFields = object({
  story: customerStory,
  name: trimmed(...fullName.map(unlessEmpty)),
  seed: trimmed(atMost(64)),
})
export type NewCustomerFields = Infer<typeof newCustomerFields>

export const customerOrder = object({
  story: customerStory,
  /** A second call with the same name makes nobody. */
  name: optional(trimmed(required, ...fullName)),
  seed: optional(sandboxSeed),
})

/** A customer that was made, with what signs in. */
export const createdCustomer = object({
  ...testCustomerAccounts.schema,
  story: customerStory,
  password: string(),
  phoneNumber: string(),
  /** False for one that was there already. */
  isNew: boolean(),
})
export type CreatedCustomer = Infer<typeof createdCustomer>

export const accountFields = object({ balance: balanceText, status: changeableStatus })
export type AccountFields = Infer<typeof accountFields>

export const accountChange = refine(
  object({ balance: optional(balanceText), status: optional(changeableStatus) }),
  'change',
  ({ balance, status }) => balance !== undefined || status !== undefined || 'Send balance, status or both',
)

export const cardChange = object({ status: changeableStatus })
