import { assign, enums, type Infer, integer, nullable, object, refine, string } from 'superstruct'
import { day, month } from '../../days.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'
import { limited } from '../../textLimits.ts'
import { identifier } from '../identifiers.ts'

const address = object({ line: string(), district: string(), city: string(), postalCode: string() })

const baasCustomerRow = object({
  /** The customer number, ten digits. */
  id: string(),
  /** The application that brought the customer; null for a ready-made one, whom every application may use. */
  applicationId: nullable(string()),
  /** Of the onboarding. */
  onboardingId: string(),
  identityNumber: string(),
  name: string(),
  status: enums(['ACTIVE', 'SUSPENDED', 'CLOSED']),
  statusReason: nullable(enums(['COMPLIANCE_CHECK', 'DOCUMENT_EXPIRED', 'CUSTOMER_REQUEST', 'CONTRACT_ENDED'])),
  customerSince: string(),
  /** When the status changed last. */
  changedAt: moment,
  phoneNumber: string(),
  /** When the phone number was changed last; null if never. */
  phoneChangedAt: nullable(moment),
  email: string(),
  address,
  contactChangedAt: moment,
})
export type BaasCustomerRow = Infer<typeof baasCustomerRow>

const onboardingRow = object({
  /** OB and ten digits. */
  id: string(),
  applicationId: nullable(string()),
  status: enums(['IDENTITY_PENDING', 'VIDEO_CALL_PENDING', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED']),
  endReason: nullable(enums(['IDENTITY_NOT_VERIFIED', 'VIDEO_CALL_FAILED', 'BANK_DECISION', 'TIME_LIMIT'])),
  identityNumber: string(),
  name: string(),
  phoneNumber: string(),
  email: string(),
  address,
  /** Documents that failed the check. */
  failedDocuments: integer(),
  createdAt: moment,
  changedAt: moment,
  expiresAt: moment,
  customerNumber: nullable(string()),
  authorizationId: nullable(string()),
})
export type OnboardingRow = Infer<typeof onboardingRow>

const limits = object({
  dailyShopping: integer(),
  dailyInternet: integer(),
  dailyCash: integer(),
  monthlyTotal: integer(),
})

const baasCardRow = object({
  /** BC and ten digits. */
  id: string(),
  customerNumber: string(),
  accountNumber: string(),
  kind: enums(['DEBIT', 'PREPAID']),
  form: enums(['PLASTIC', 'VIRTUAL']),
  cardNumber: string(),
  embossedName: string(),
  expiry: string(),
  status: enums(['ORDERED', 'MAILED', 'ACTIVE', 'BLOCKED', 'CLOSED']),
  /** In minor units of TRY. */
  limits,
  limitsChangedAt: moment,
  /** Of a prepaid card, in minor units of TRY. */
  balance: integer(),
})
export type BaasCardRow = Infer<typeof baasCardRow>

const partnerOrderRow = object({
  /** The partner reference with the application before it; without one for those that every application knows. */
  id: string(),
  operation: string(),
  /** SHA-256 of the order. */
  digest: string(),
  /** What the order was answered with, as JSON. */
  answer: string(),
})
export type PartnerOrderRow = Infer<typeof partnerOrderRow>

const quoteRow = object({
  /** QT and ten digits. */
  id: string(),
  customerNumber: string(),
  side: enums(['BUY', 'SELL']),
  instrumentCode: string(),
  /** Hundredths of a gram or of a unit; whole shares of a fund. */
  quantity: integer(),
  /** In millionths of TRY. */
  price: integer(),
  /** In minor units of TRY. */
  amount: integer(),
  tax: integer(),
  total: integer(),
  validUntil: moment,
  /** The order that has used it. */
  orderNumber: nullable(string()),
})
export type QuoteRow = Infer<typeof quoteRow>

const baasInvestmentOrderRow = object({
  /** The order number, fourteen digits. */
  id: string(),
  customerNumber: string(),
  quoteId: string(),
  cashAccountNumber: string(),
  side: enums(['BUY', 'SELL']),
  instrumentCode: string(),
  quantity: integer(),
  /** In minor units of TRY. */
  total: integer(),
  status: enums(['REALIZED', 'ACCEPTED', 'CANCELLED', 'NOT_REALIZED']),
  /** Until when a fund order can be cancelled; null for what is realized at once. */
  sentAt: nullable(moment),
  settlementDate: string(),
  cancelledAt: nullable(moment),
})
export type BaasInvestmentOrderRow = Infer<typeof baasInvestmentOrderRow>

const contact = object({
  name: limited('personName'),
  email: limited('email'),
  address: object({
    line: limited('addressLine'),
    district: limited('district'),
    city: limited('city'),
    postalCode: identifier('postalCode'),
  }),
})

const importedOnboarding = refine(
  assign(
    onboardingRow,
    contact,
    object({
      id: identifier('onboarding'),
      customerNumber: nullable(identifier('baasCustomer')),
      authorizationId: nullable(identifier('authorizationId')),
    }),
  ),
  'customer of an onboarding',
  ({ status, customerNumber, authorizationId }) =>
    [customerNumber, authorizationId].every((value) => (value !== null) === (status === 'APPROVED')) ||
    'Expected customerNumber and authorizationId with the status APPROVED, and with no other',
)

export const baasTables = {
  baasCustomers: table(baasCustomerRow, {
    imported: assign(
      baasCustomerRow,
      contact,
      object({ id: identifier('baasCustomer'), onboardingId: identifier('onboarding'), customerSince: day }),
    ),
  }),
  onboardings: table(onboardingRow, { imported: importedOnboarding }),
  baasCards: table(baasCardRow, {
    imported: assign(
      baasCardRow,
      object({
        id: identifier('baasCard'),
        accountNumber: identifier('account'),
        cardNumber: identifier('cardNumber'),
        embossedName: limited('embossedName'),
        expiry: month,
      }),
    ),
    indexed: ['accountNumber'],
  }),
  partnerOrders: table(partnerOrderRow),
  investmentQuotes: table(quoteRow, { imported: assign(quoteRow, object({ id: identifier('quote') })) }),
  baasInvestmentOrders: table(baasInvestmentOrderRow, {
    imported: assign(
      baasInvestmentOrderRow,
      object({
        id: identifier('reference'),
        quoteId: identifier('quote'),
        cashAccountNumber: identifier('account'),
        settlementDate: day,
      }),
    ),
    indexed: ['customerNumber'],
  }),
}
