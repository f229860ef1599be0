import { type Exchange, headerOf, isFault, isOfBank } from '../exchange.ts'

/** The event log has each call once, as it was answered. */
export function wrongEvents(exchange: Exchange): string[] {
  const { events, operation, path, answer } = exchange
  // The rows of another time have events of their own.
  if (/\/(?:reset|restore|import)$/.test(path)) return []
  if (!isOfBank(exchange)) return events.length === 0 ? [] : [`${path} is in the event log, which has no control calls`]
  const [event] = events
  if (!event || events.length > 1) return [`${operation?.id ?? path} is ${events.length} times in the event log`]
  if (isFault(exchange)) return []
  const { txId } = headerOf(exchange)
  const found: string[] = []
  if (operation && event.operation !== operation.id)
    found.push(`${operation.id} is in the event log as ${event.operation}`)
  if (event.status !== answer.status)
    found.push(`${event.operation} answered ${answer.status}, the event log has ${event.status}`)
  if (operation && event.id !== txId)
    found.push(`${operation.id} answers the txId ${txId}, the event log has ${event.id}`)
  return found
}
