import { momentOf } from '../../bank/dates.ts'
import { refused } from '../../bank/serviceError.ts'
import type { BaasCustomerRow } from '../../db/tables/products/baas.ts'
import { addressOf, isPartners, maskedContact, partnersCustomer } from '../../products/baas/customers.ts'
import { assertPhoneIsFree } from '../../products/baas/onboarding.ts'
import { confirmedService, type ServiceCall, service } from '../pipeline/service.ts'
import { listPage } from '../shared/listPage.ts'
import { matching } from '../shared/matching.ts'
import { sortedBy, sortedByName } from '../shared/sort.ts'

const shown = ({ id, onboardingId, name, status, statusReason, customerSince, changedAt }: BaasCustomerRow) => ({
  customerNumber: id,
  applicationId: onboardingId,
  name,
  status,
  statusReason,
  customerSince,
  changedAt: momentOf(changedAt),
})

type ContactCall = ServiceCall<'baas-customers/contact-update'>

/** @throws ServiceError (400, 404) */
function checkContact(call: ContactCall) {
  const { bank, params, body } = call
  const row = partnersCustomer(call, params.customerNumber)
  if (row.status === 'CLOSED')
    throw refused('204503', 'Customer is closed', 'The contact details of a closed customer stay as they are.')
  const { phoneNumber = row.phoneNumber, email = row.email } = body
  const address = addressOf(body.address ?? row.address)
  // A phone that stays is no question.
  if (phoneNumber !== row.phoneNumber)
    assertPhoneIsFree(bank, phoneNumber, `Send a phone number that only ${row.name} has.`)
  return { row, phoneNumber, email, address }
}

function contactText({ row, ...contact }: ReturnType<typeof checkContact>): string {
  const { phoneNumber, email } = maskedContact({ ...row, ...contact })
  const changed = [
    ...(contact.phoneNumber === row.phoneNumber ? [] : [`the phone ${phoneNumber}`]),
    ...(contact.email === row.email ? [] : [`the email address ${email}`]),
    ...(JSON.stringify(contact.address) === JSON.stringify(row.address) ? [] : [`the address ${contact.address.line}`]),
  ]
  return `customer ${row.id} gets ${changed.length === 0 ? 'nothing new' : changed.join(', ')}`
}

async function updateContact(order: ReturnType<typeof checkContact>, { bank: { tables, clock } }: ContactCall) {
  const { row, phoneNumber, email, address } = order
  const now = clock.now()
  const hasChanged =
    JSON.stringify([phoneNumber, email, address]) !== JSON.stringify([row.phoneNumber, row.email, row.address])
  const changed = hasChanged
    ? await tables.baasCustomers.update(row.id, {
        phoneNumber,
        email,
        address,
        contactChangedAt: now,
        phoneChangedAt: phoneNumber === row.phoneNumber ? row.phoneChangedAt : now,
      })
    : row
  return {
    customerNumber: row.id,
    contact: maskedContact(changed),
    changedAt: momentOf(changed.contactChangedAt),
  }
}

export const baasCustomersServices = [
  service('baas-customers/customer-list', async ({ bank, application, query }) => {
    const { status, since = '', sort } = query
    const [field, direction] = sort.split(',') as ['customerSince' | 'name', 'asc' | 'desc']
    const found = bank.tables.baasCustomers
      .list()
      .filter((row) => isPartners(row, application) && row.customerSince >= since)
      .filter(matching({ status }))
    const customers =
      field === 'name'
        ? sortedByName(found, ({ name }) => name, direction)
        : sortedBy(found, ({ customerSince }) => customerSince, direction)
    return listPage({ customers }, query, shown)
  }),

  service('baas-customers/customer-status', { owned: { customerNumber: partnersCustomer } }, async (call) => {
    const row = partnersCustomer(call, call.params.customerNumber)
    return { ...shown(row), contact: maskedContact(row) }
  }),

  confirmedService('baas-customers/contact-update', {
    owned: { customerNumber: partnersCustomer },
    check: checkContact,
    confirmation: contactText,
    perform: updateContact,
  }),
]
