import { baasTestCustomers } from '../../../src/rules/bank/baasTestCustomers.ts'
import { testCustomers, testPassword } from '../../../src/rules/bank/testCustomers.ts'
import type { TestCustomerAccounts } from '../../../src/rules/sandbox/customers/customerAccounts.ts'
import type { CreatedCustomer } from '../../../src/rules/sandbox/customers/newCustomer.ts'
import { phoneNumberOf } from '../../fixtures/testCustomers/phoneNumbers.ts'
import type { Bank, Customer, CustomerReference } from '../types.ts'
import type { Control } from './control.ts'

export interface Customers extends Pick<Bank, 'customer' | 'createCustomer'> {
  /** @throws Error for an unknown number */
  find(reference: CustomerReference): Customer
}

type Facts = Pick<Customer, 'number' | 'name' | 'phoneNumber' | 'corporateUsername'>

const readyMade: readonly Facts[] = [...testCustomers, ...baasTestCustomers].map((customer) => ({
  number: customer.number,
  name: customer.name,
  phoneNumber: phoneNumberOf(customer.number) ?? '',
  ...('corporateUsername' in customer && { corporateUsername: customer.corporateUsername }),
}))

export function createCustomers(control: Control): Customers {
  const known = new Map<string, Customer>()

  async function ownedBy(number: string): Promise<TestCustomerAccounts> {
    const found = (await control<TestCustomerAccounts[]>('GET', '/customers')).find(
      ({ customerNumber }) => customerNumber === number,
    )
    return found ?? { customerNumber: number, kind: 'individual', name: '', accounts: [], cards: [] }
  }

  function add(facts: Facts): Customer {
    const { number } = facts
    const change = (accountNumber: string, body: object) =>
      control<unknown>('PUT', `/customers/${number}/accounts/${encodeURIComponent(accountNumber)}`, body)
    const customer: Customer = {
      ...facts,
      password: testPassword,
      accounts: async () => (await ownedBy(number)).accounts,
      cards: async () => (await ownedBy(number)).cards,
      setBalance: async (accountNumber, balance) => void (await change(accountNumber, { balance })),
      setAccountStatus: async (accountNumber, status) => void (await change(accountNumber, { status })),
    }
    known.set(number, customer)
    return customer
  }

  for (const facts of readyMade) add(facts)

  function customer(number: number | string): Customer {
    const found = known.get(String(number))
    if (found) return found
    const numbers = [...known.keys()].join(', ')
    throw new Error(`There is no customer ${number}. There are ${numbers}; bank.createCustomer() makes another`)
  }

  return {
    customer,
    find: (reference) => (typeof reference === 'object' ? reference : customer(reference)),
    async createCustomer({ story = 'salary', ...others } = {}) {
      const made = await control<CreatedCustomer>('POST', '/customers', { story, ...others })
      return add({ number: made.customerNumber, name: made.name, phoneNumber: made.phoneNumber })
    },
  }
}
