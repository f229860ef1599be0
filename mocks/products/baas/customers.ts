import type { Bank } from '../../bank/bank.ts'
import { notFound, refused } from '../../bank/serviceError.ts'
import type { ApplicationRow } from '../../db/tables/portal/applications.ts'
import type { BaasCustomerRow } from '../../db/tables/products/baas.ts'
import { maskedPhoneNumber } from '../../fixtures/testCustomers/phoneNumbers.ts'

/** Of a call of a partner what says whose data it may see. */
export interface PartnerCall {
  bank: Bank
  application: ApplicationRow
}

/** Whether a partner's application may see something: it made it, or it was there from the beginning. */
export const isPartners = ({ applicationId }: { applicationId: string | null }, { id }: ApplicationRow): boolean =>
  applicationId === null || applicationId === id

/** @throws ServiceError (404) for another partner's customer, too */
export function partnersCustomer({ bank, application }: PartnerCall, number: string): BaasCustomerRow {
  const found = bank.tables.baasCustomers.get(number)
  if (found && isPartners(found, application)) return found
  throw notFound(`You have no customer ${number}: use one of the customer list.`)
}

/** @throws ServiceError (204501) unless the bank takes orders of the customer */
export function assertActive({ tables }: Bank, customerNumber: string): void {
  if (tables.baasCustomers.get(customerNumber)?.status === 'ACTIVE') return
  throw refused(
    '204501',
    'Customer is suspended',
    `The bank takes no orders of customer ${customerNumber} now: the customer status has the reason.`,
  )
}

/** The lines that an address has, in their order, whatever else was sent with them. */
export const addressOf = ({ line, district, city, postalCode }: BaasCustomerRow['address']) => ({
  line,
  district,
  city,
  postalCode,
})

/** With the first letter and the domain, such as `d***@example.com`. */
const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1***$2')

export const maskedContact = ({ phoneNumber, email, address }: BaasCustomerRow) => ({
  phoneNumber: maskedPhoneNumber(phoneNumber),
  email: maskedEmail(email),
  address,
})
