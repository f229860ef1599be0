import { expect, it } from 'vitest'
import { baasProducts } from '../../../mocks/fixtures/catalogue/baasProducts.ts'
import { isIban } from '../../../mocks/fixtures/iban.ts'
import {
  type BaasAccount,
  baasApplicants,
  baasCustomers,
  openedInExamples,
  partnerMainAccount,
} from '../../../mocks/fixtures/testCustomers/baasCustomers.ts'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'

type Json = Record<string, unknown>

interface OperationObject {
  security: Record<string, string[]>[]
  'x-otp'?: true
  'x-signature': 'required' | 'optional'
}

const definitions = await bundleDefinitions()
const services = baasProducts.flatMap(({ name, folder }) =>
  Object.entries(definitions)
    .filter(([file]) => file.startsWith(`${folder}/`))
    .sort(([, one], [, other]) => one.serviceId - other.serviceId)
    .map(([file]) => ({ product: name, file })),
)

const documentOf = (file: string): Json => JSON.parse(definitions[file]?.document ?? '{}') as Json

function operationOf(file: string): OperationObject {
  const { paths } = documentOf(file) as { paths: Record<string, Record<string, OperationObject>> }
  const operation = Object.values(Object.values(paths)[0] ?? {})[0]
  if (!operation) throw new Error(`${file} has no operation`)
  return operation
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** Every object in the named examples of the BaaS definitions, with its file. */
const shown = services.flatMap(({ file }) =>
  objectsIn(documentOf(file))
    .flatMap(({ examples }) => (isRecord(examples) ? Object.values(examples) : []))
    .flatMap((example) => objectsIn(isRecord(example) ? example.value : undefined))
    .map((object) => ({ file, object })),
)

const having = (...keys: string[]) => shown.filter(({ object }) => keys.every((key) => key in object))

it('lists the BaaS services with their methods and addresses', () => {
  const listed = services.map(({ file }) => {
    const { title, method, path, summary } = definitions[file] ?? {}
    return `${title} | ${method} ${path} | ${summary}`
  })
  expect(listed).toEqual([
    'Customer application | POST /api/baas/v1/onboarding/applications | Starts an application',
    'Identity check | POST /api/baas/v1/onboarding/identity | Checks an identity document',
    'Application status | GET /api/baas/v1/onboarding/applications/{applicationId} | Tracks an application',
    'Account opening | POST /api/baas/v1/accounts | Opens an account',
    'Account overview | GET /api/baas/v1/accounts/{accountNumber} | Reads an account',
    'Transfer order | POST /api/baas/v1/moneytransfers | Starts a transfer',
    'Transfer order status | GET /api/baas/v1/moneytransfers/{referenceNumber} | Tracks a transfer',
    'Card order | POST /api/baas/v1/cards | Orders a card',
    'Card limits | PUT /api/baas/v1/cards/{cardId}/limits | Sets the limits of a card',
    'Quote | POST /api/baas/v1/investment/quotes | Reads a price that is valid for ten seconds',
    'Order | POST /api/baas/v1/investment/orders | Buys or sells at a quoted price',
    'Customer list | GET /api/baas/v1/customers | Lists your customers',
    'Customer status | GET /api/baas/v1/customers/{customerNumber} | Reads the status of a customer',
    'Contact update | PUT /api/baas/v1/customers/{customerNumber}/contact | Updates the contact details of a customer',
    'Bank list | GET /api/baas/v1/common/banks | Lists the banks that transfers reach',
    'Reason code list | GET /api/baas/v1/common/reason-codes | Lists the reason codes of transfers',
    'Holiday list | GET /api/baas/v1/common/holidays | Lists the public holidays of a year',
    'Transfer cancellation | POST /api/baas/v1/cancels/moneytransfers | Cancels a transfer',
    'Order cancellation | POST /api/baas/v1/cancels/investment | Cancels a fund order',
    'Card cancellation | POST /api/baas/v1/cancels/cards | Cancels a card',
  ])
})

it('has a product for every BaaS scope of 001 section 3, each under its grant', () => {
  const used = services.map(({ product, file }) => `${product}: ${JSON.stringify(operationOf(file).security)}`)
  expect([...new Set(used)]).toEqual([
    'BaaS Onboarding: [{"publicAccess":["baas_onboarding"]}]',
    'BaaS Accounts: [{"baasAccess":["baas_accounts"]}]',
    'BaaS Money Transfers: [{"baasAccess":["baas_moneytransfers"]}]',
    'BaaS Cards: [{"baasAccess":["baas_cards"]}]',
    'BaaS Investment: [{"baasAccess":["baas_investment"]}]',
    'BaaS Customers: [{"publicAccess":["baas_customers"]}]',
    'BaaS Common: [{"baasAccess":["baas_common"]}]',
    'BaaS Cancels: [{"baasAccess":["baas_cancels"]}]',
  ])
})

it('asks for a signature wherever a call changes something', () => {
  const unsigned = services.filter(({ file }) => operationOf(file)['x-signature'] === 'optional')
  expect(unsigned.map(({ file }) => `${definitions[file]?.method} ${file}`)).toEqual([
    'GET baas-onboarding/application-status',
    'GET baas-accounts/account-overview',
    'GET baas-money-transfers/transfer-order-status',
    'POST baas-investment/quote',
    'GET baas-customers/customer-list',
    'GET baas-customers/customer-status',
    'GET baas-common/bank-list',
    'GET baas-common/reason-code-list',
    'GET baas-common/holiday-list',
  ])
})

it('has customers with numbers, IDs and IBANs of their own', () => {
  const unique = [
    ...baasCustomers.flatMap(({ customerNumber, authorizationId }) => [customerNumber, authorizationId]),
    ...[...baasCustomers, ...baasApplicants].map(({ applicationId }) => applicationId),
    ...baasCustomers.flatMap(({ accounts }) => accounts.map(({ accountNumber }) => accountNumber)),
    ...baasCustomers.flatMap(({ cards }) => cards.flatMap(({ cardId, cardNumber }) => [cardId, cardNumber])),
  ]
  expect(new Set(unique).size).toBe(unique.length)
  const ibans = [partnerMainAccount, ...baasCustomers.flatMap(({ accounts }) => accounts)].map(({ iban }) => iban)
  expect(ibans.filter((iban) => !isIban(iban))).toEqual([])
})

it('shows accounts as their owners have them', () => {
  const accounts: BaasAccount[] = [openedInExamples, ...baasCustomers.flatMap((customer) => customer.accounts)]
  const wrong = having('iban', 'accountNumber').filter(({ object }) => {
    const account = accounts.find(({ accountNumber }) => accountNumber === object.accountNumber)
    const { sweep: _, bookedBalance, availableBalance, ...facts } = object
    const amounts = [bookedBalance, availableBalance].map((money) => (money as { amount: string }).amount)
    const expected = { ...facts, bookedBalance: amounts[0], availableBalance: amounts[1] }
    return JSON.stringify(sorted(expected)) !== JSON.stringify(sorted({ ...account }))
  })
  expect(wrong).toEqual([])
  expect(having('iban', 'accountNumber')).toHaveLength(5)
})

const sorted = (object: Json) => Object.entries(object).sort(([a], [b]) => a.localeCompare(b))

it('shows cards as their holders have them', () => {
  const cards = baasCustomers.flatMap((customer) => customer.cards)
  const wrong = having('cardId', 'cardNumber').filter(({ object }) => {
    const card = { ...cards.find(({ cardId }) => cardId === object.cardId) } as Json
    return Object.entries(object).some(([key, value]) => key in card && card[key] !== value)
  })
  expect(wrong).toEqual([])
  expect(having('cardId', 'cardNumber')).toHaveLength(6)
})

it('shows a customer only with what the bank knows of them', () => {
  const customers = having('customerNumber', 'customerSince').map(({ object }) => object)
  const known = baasCustomers.map(({ customerNumber, applicationId, name, status, customerSince }) => ({
    customerNumber,
    applicationId,
    name,
    status,
    customerSince,
  }))
  for (const { customerNumber, applicationId, name, status, customerSince } of customers)
    expect(known).toContainEqual({ customerNumber, applicationId, name, status, customerSince })
  expect(new Set(customers.map(({ customerNumber }) => customerNumber)).size).toBe(baasCustomers.length)
})

it('gives the authorization ID with the approved application of its customer only', () => {
  const given = having('authorizationId').map(({ object }) => object)
  expect(given).toHaveLength(1)
  for (const { applicationId, customerNumber, authorizationId, status } of given) {
    expect(status).toBe('APPROVED')
    expect(
      baasCustomers.some(
        (customer) =>
          customer.applicationId === applicationId &&
          customer.customerNumber === customerNumber &&
          customer.authorizationId === authorizationId,
      ),
    ).toBe(true)
  }
})

it('ends each application example in the status that its applicant has today', () => {
  const current = having('applicationId', 'status', 'createdAt')
    .filter(({ file }) => file === 'baas-onboarding/application-status')
    .map(({ object }) => `${object.applicationId} ${object.status}`)
  const expected = [...baasCustomers, ...baasApplicants].map(
    ({ applicationId, applicationStatus }) => `${applicationId} ${applicationStatus}`,
  )
  expect(current.filter((each) => !expected.includes(each))).toEqual([])
  expect(current).toHaveLength(4)
})

it('computes amounts, tax and totals of investments', () => {
  const amountOf = (money: unknown) => Math.round(Number((money as { amount: string }).amount) * 100)
  const quotes = having('quoteId', 'price', 'total').map(({ object }) => object)
  expect(quotes).toHaveLength(5)
  for (const { side, instrumentCode, quantity, price, tax, total, amount } of quotes) {
    const value = Math.round(Number(quantity) * Number(price) * 100)
    const expectedTax = side === 'BUY' && /^(XAU|USD|EUR|GBP|CHF)$/.test(String(instrumentCode)) ? value * 0.002 : 0
    expect(amountOf(tax)).toBe(Math.round(expectedTax))
    expect(amountOf(total)).toBe(value + Math.round(expectedTax))
    if (amount !== undefined) expect(amountOf(amount)).toBe(value)
  }
})
