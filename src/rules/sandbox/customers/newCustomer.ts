import { boolean, enums, type Infer, object, optional, string } from 'superstruct'
import { atMost, matches, type Rule, required, trimmed } from '../../forms/fields.ts'
import { sandboxSeed } from '../data/sandboxNames.ts'
import { testCustomerAccounts } from './customerAccounts.ts'

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
