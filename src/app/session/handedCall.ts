import { is } from 'superstruct'
import { type TicketCall, ticketCall } from '../../rules/tickets/ticketCall.ts'

const key = 'portico.ticketCall'

/** Keeps a call in this tab for Create Ticket, also while the developer signs in; only the newest is kept. */
export function handCall(call: TicketCall, storage: () => Storage): void {
  try {
    storage().setItem(key, JSON.stringify(call))
  } catch {}
}

/** The call of this txId, until another one is handed over or its ticket is created. */
export function handedCall(id: string | null, storage: () => Storage): TicketCall | undefined {
  try {
    const call = JSON.parse(storage().getItem(key) ?? 'null') as unknown
    return is(call, ticketCall) && call.id === id ? call : undefined
  } catch {
    return undefined
  }
}

/** To be called once the ticket about the call of this txId is created; one that was handed over since stays. */
export function dropHandedCall(id: string, storage: () => Storage): void {
  try {
    if (handedCall(id, storage)) storage().removeItem(key)
  } catch {}
}
