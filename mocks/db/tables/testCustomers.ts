import { assign, type Infer, object, string } from 'superstruct'
import { customerStory } from '../../../src/rules/sandbox/customers/newCustomer.ts'
import { moment } from '../moment.ts'
import { table } from '../table.ts'
import { limited } from '../textLimits.ts'

const testCustomerRow = object({
  /** The customer number, three digits or more. */
  id: string(),
  name: string(),
  story: customerStory,
  phoneNumber: string(),
  createdAt: moment,
})
export type TestCustomerRow = Infer<typeof testCustomerRow>

export const testCustomerTables = {
  /** The customers that were made in the sandbox, beside the ready-made ones. */
  testCustomers: table(testCustomerRow, {
    imported: assign(testCustomerRow, object({ name: limited('personName') })),
    unique: ['name'],
  }),
}
