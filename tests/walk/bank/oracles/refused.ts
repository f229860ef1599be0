import { type Exchange, headerOf, isFault, tableOf } from '../exchange.ts'

/** What every call adds to, and what counts calls. */
const logs = ['events', 'exchanges', 'counters', 'hours', 'days', 'callCounts', 'faults']
/** A wrong code is counted, and an outcome that was chosen is used up. */
const ofOtp = [...logs, 'otpTransactions', 'system']
/** Of a code; what refuses the order that waits comes before it is looked at, and leaves the transaction as it is. */
const codeRefusals = ['200130', '200131', '200133']

/** A refused call changes nothing but the log. */
export function changesOfRefused(exchange: Exchange): string[] {
  const { operation, answer, changed, isWaitedFor } = exchange
  if (!operation || answer.status < 400 || isFault(exchange)) return []
  const hasRunJob = isWaitedFor && changed.some((key) => tableOf(key) === 'jobs')
  if (hasRunJob) return []
  const isOfCode = operation.id === 'executeOtp' && codeRefusals.includes(headerOf(exchange).detailCode ?? '')
  const allowed = isOfCode ? ofOtp : logs
  const tables = new Set(changed.map(tableOf).filter((table) => !allowed.includes(table)))
  return [...tables].map((table) => `${operation.id} is refused with ${answer.status}, and changes ${table}`)
}
