import { notFound } from '../../bank/serviceError.ts'
import type { Transfer } from '../../db/tables/ledger/transfers.ts'
import type { ServiceCall } from '../pipeline/service.ts'
import { sharedAccounts } from './customerAccounts.ts'

/** Of a call what says which orders it may see. */
export type TransferCall = Pick<ServiceCall<never>, 'bank' | 'grant' | 'customer' | 'application'>

/** Whether the customer ordered it with this application, or at the bank itself, from an account that they share. */
export function isVisible(call: TransferCall, { applicationId, senderAccount, customerNumber }: Transfer): boolean {
  if (customerNumber !== call.customer || (applicationId !== null && applicationId !== call.application.id))
    return false
  return sharedAccounts(call).some(({ id }) => id === senderAccount)
}

/** @throws ServiceError (404) for another customer's or another application's */
export function visibleTransfer(call: TransferCall, referenceNumber: string): Transfer {
  const found = call.bank.tables.transfers.get(referenceNumber)
  if (found && isVisible(call, found)) return found
  throw notFound(`The customer ordered no transfer ${referenceNumber} with this application or at the bank.`)
}
