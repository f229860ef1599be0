import { testPassword } from '../../../src/rules/bank/testCustomers.ts'
import { customerStories } from '../../../src/rules/sandbox/customers/newCustomer.ts'
import type { Bank } from '../../bank/bank.ts'
import { signInThrottle } from '../../bank/signInThrottle.ts'
import type { TestCustomerRow } from '../../db/tables/testCustomers.ts'
import { type SeededCustomer, seededCustomers } from '../../fixtures/testCustomers/testCustomers.ts'

export interface CustomerCredentials {
  customerNumber: string | undefined
  password: string | undefined
  corporateUsername: string | undefined
}

/** Why a customer is not signed in. */
export type CustomerSignInFailure =
  | 'noCustomerNumber'
  | 'unknownCustomer'
  | 'noPassword'
  | 'wrongPassword'
  | 'noCorporateUsername'
  | 'wrongCorporateUsername'

/** A customer, and the person who acts for it when it is a company. */
export interface SignedInCustomer {
  customer: BankCustomer
  corporateUsername: string | null
}

/** A customer of the bank: a ready-made one, or one that was made in the sandbox. */
export type BankCustomer = Omit<SeededCustomer, 'accounts' | 'cards'>

const madeCustomer = ({ id, name, story }: TestCustomerRow): BankCustomer => ({
  customerNumber: id,
  kind: 'individual',
  name,
  story: customerStories.find((each) => each.id === story)?.text ?? story,
  authenticationType: 1,
})

/** All of them, the ready-made ones first. */
export const bankCustomers = ({ tables }: Pick<Bank, 'tables'>): BankCustomer[] => [
  ...seededCustomers,
  ...tables.testCustomers.list().map(madeCustomer),
]

export function customerOf(
  { tables }: Pick<Bank, 'tables'>,
  customerNumber: string | null | undefined,
): BankCustomer | undefined {
  const seeded = seededCustomers.find((each) => each.customerNumber === customerNumber)
  const row = tables.testCustomers.get(customerNumber ?? '')
  return seeded ?? (row && madeCustomer(row))
}

/**
 * The customer of these credentials. Wrong ones are counted by customer number, and after five in a row it has to wait.
 * @throws ApiError (401) while it waits
 */
export async function signInCustomer(
  bank: Bank,
  { customerNumber, password, corporateUsername }: CustomerCredentials,
): Promise<SignedInCustomer | { failure: CustomerSignInFailure }> {
  if (customerNumber === undefined) return { failure: 'noCustomerNumber' }
  const customer = customerOf(bank, customerNumber)
  if (!customer) return { failure: 'unknownCustomer' }
  const throttle = await signInThrottle(bank, `customer ${customerNumber}`)
  throttle.assertAllowed()
  if (password === undefined) return { failure: 'noPassword' }
  const failed = async (failure: CustomerSignInFailure) => {
    await throttle.recordFailure()
    return { failure }
  }
  if (password !== testPassword) return failed('wrongPassword')
  if (customer.corporateUsername !== undefined) {
    if (corporateUsername === undefined) return { failure: 'noCorporateUsername' }
    if (![customer.corporateUsername, customer.approver].includes(corporateUsername))
      return failed('wrongCorporateUsername')
  }
  throttle.clear()
  return { customer, corporateUsername: customer.corporateUsername === undefined ? null : (corporateUsername ?? null) }
}
