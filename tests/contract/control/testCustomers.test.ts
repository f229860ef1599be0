import { expect, it } from 'vitest'
import { isIban, ownBankCode } from '../../../mocks/fixtures/iban.ts'
import {
  baasCustomers,
  cardsOrderedInExamples,
  openedInExamples,
  partnerMainAccount,
} from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import {
  otherBankRecipients,
  type SeededAccount,
  seededCustomers,
} from '../../../mocks/fixtures/testCustomers/testCustomers.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'

const definitions = await bundleDefinitions()
const accounts = seededCustomers.flatMap((customer) => customer.accounts)
const cards = seededCustomers.flatMap((customer) => customer.cards)

type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object inside a value, itself first. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** The values of all examples of a document. */
const exampleValues = (document: string): unknown[] =>
  objectsIn(JSON.parse(document)).flatMap(({ examples, value, summary }) => [
    ...(isRecord(examples) ? Object.values(examples).map((each) => (isRecord(each) ? each.value : undefined)) : []),
    ...(summary === undefined ? [] : [value]),
  ])

const textOf = (value: unknown) => (isRecord(value) ? value.amount : value)

/** What an example of an account says that its owner does not; an object that only names an account is none. */
const contradictions = (shown: Json, account: SeededAccount): string[] =>
  'iban' in shown
    ? Object.entries(account).flatMap(([key, value]) =>
        key in shown && textOf(shown[key]) !== value
          ? [`${account.accountNumber}: ${key} is ${JSON.stringify(textOf(shown[key]))}, not ${value}`]
          : [],
      )
    : []

it('has the test customers of the specification with valid IBANs', () => {
  expect(seededCustomers.map(({ customerNumber, kind }) => `${customerNumber} ${kind}`)).toEqual([
    '1 individual',
    '2 individual',
    '3 individual',
    '4 individual',
    '5 individual',
    '6 individual',
    '7 individual',
    '12 corporate',
  ])
  expect(seededCustomers.filter(({ corporateUsername }) => corporateUsername).map(({ kind }) => kind)).toEqual([
    'corporate',
  ])
  const ibans = [...accounts, ...otherBankRecipients].map(({ iban }) => iban)
  expect(ibans.filter((iban) => !isIban(iban))).toEqual([])
  expect(new Set(ibans).size).toBe(ibans.length)
})

it('shows accounts in the examples only as their owners have them', () => {
  const found = Object.entries(definitions).flatMap(([name, { document }]) =>
    objectsIn(exampleValues(document)).flatMap((shown) => {
      const account = accounts.find(({ accountNumber }) => accountNumber === shown.accountNumber)
      return account ? contradictions(shown, account).map((each) => `${name}: ${each}`) : []
    }),
  )
  expect(found).toEqual([])
})

it('shows only account numbers, IBANs and cards of this bank that a test customer has', () => {
  const known = new Set([
    ...accounts.flatMap(({ accountNumber, iban }) => [accountNumber, iban]),
    ...[...cards, ...cardsOrderedInExamples].flatMap(({ cardId, cardNumber }) => [cardId, cardNumber]),
    ...[openedInExamples, partnerMainAccount, ...baasCustomers.flatMap((customer) => customer.accounts)].flatMap(
      ({ accountNumber, iban }) => [accountNumber, iban],
    ),
    ...baasCustomers.flatMap(({ customerNumber, cards }) => [
      customerNumber,
      ...cards.flatMap(({ cardId, cardNumber }) => [cardId, cardNumber]),
    ]),
  ])
  const ours = new RegExp(
    `TR\\d{2}${ownBankCode}\\d{17}|\\b(?:101|40[01])\\d{7}\\b|\\b(?:BC|CC|DC)\\d{10}\\b|\\b(?:540|410)\\d{3}\\*{6}\\d{4}\\b`,
    'g',
  )
  const unknown = Object.entries(definitions).flatMap(([name, { document }]) =>
    [...JSON.stringify(exampleValues(document)).matchAll(ours)]
      .filter(([text]) => !known.has(text))
      .map(([text]) => `${name}: ${text}`),
  )
  expect(unknown).toEqual([])
})
