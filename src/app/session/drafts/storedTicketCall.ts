import { is } from 'superstruct'
import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { type TicketCall, ticketCall } from '../../../rules/tickets/ticketCall.ts'

const key = 'portico.ticketCall'

/** Stores a call in this tab for Create Ticket, also while the developer signs in; only the newest is stored. */
export const storeTicketCall = (call: TicketCall, storage: () => Storage): void => void writeJson(storage, key, call)

/** The call of this txId, until another one is handed over or its ticket is created. */
export function storedTicketCall(id: string | null, storage: () => Storage): TicketCall | undefined {
  const call = readJson(storage, key)
  return is(call, ticketCall) && call.id === id ? call : undefined
}

/** To be called once the ticket about the call of this txId is created; one that was handed over since stays. */
export function removeTicketCall(id: string, storage: () => Storage): void {
  try {
    if (storedTicketCall(id, storage)) storage().removeItem(key)
  } catch {}
}
