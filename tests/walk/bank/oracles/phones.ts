import { phoneNumberOf } from '../../../../mocks/fixtures/testCustomers/phoneNumbers.ts'
import { type Exchange, rowOf, tableOf } from '../exchange.ts'

interface BaasCustomer {
  phoneNumber: string
  applicationId: string | null
}

/** The phones that an SMS of the call may go to: the customer's, or the one that an application names. */
function phonesOf({ caller, before, sent, path }: Exchange): (string | undefined)[] {
  const named = /"phoneNumber":"([^"]*)"/.exec(sent)?.[1]
  if (caller?.customer) {
    const stored = rowOf<BaasCustomer>(before, `baasCustomers/${caller.customer}`)
    return [stored?.phoneNumber ?? phoneNumberOf(caller.customer)]
  }
  const number = /\/customers\/(\d+)/.exec(path)?.[1]
  return [named, rowOf<BaasCustomer>(before, `baasCustomers/${number}`)?.phoneNumber]
}

/** No SMS goes to the phone of somebody else. */
export function strangersMessages(exchange: Exchange): string[] {
  const { changed, before, after, operation } = exchange
  if (!operation) return []
  const messages = changed.filter((key) => tableOf(key) === 'smsMessages' && !before.has(key))
  const allowed = phonesOf(exchange)
  return messages.flatMap((key) => {
    const to = rowOf<{ to: string }>(after, key)?.to
    return to === undefined || allowed.includes(to) ? [] : [`${operation.id} sends an SMS to a stranger, ${to}`]
  })
}
