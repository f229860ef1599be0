import { apiLimits } from '../../../src/rules/bank/apiLimits.ts'
import { addDays } from '../../../src/rules/bank/bankDays.ts'
import { second } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { dayOf, timeAt } from '../../bank/dates.ts'
import { expire } from '../../db/expire.ts'
import { documentedError } from './documentedError.ts'

export interface RateLimit {
  perSecond: number
  perDay: number
}

/** Of all calls of an application together (001 section 9). */
const generalLimit: RateLimit = { perSecond: apiLimits.requestsPerSecond, perDay: apiLimits.requestsPerDay }

interface CountedCall {
  applicationId: string
  operation: string
  /** Of an operation that has a limit of its own: its calls count apart from all others. */
  limit?: RateLimit | undefined
}

/**
 * Counts a call of an application by the bank's clock: in any 1000 ms, and in a day of Istanbul. A refused call does not
 * count. Answers the headers that say what is left.
 * @throws ServiceError (429) with the same headers and Retry-After, in seconds
 */
export async function checkRateLimit(
  { tables, clock }: Bank,
  { applicationId, operation, limit }: CountedCall,
): Promise<Record<string, string>> {
  const { perSecond, perDay } = limit ?? generalLimit
  const now = clock.now()
  const today = dayOf(now)
  const id = limit ? `${applicationId}/${operation}` : applicationId

  const found = tables.callCounts.get(id)
  const recent = (found?.recent ?? []).filter((time) => Math.abs(now - time) < second)
  const callsOfDay = found?.day === today ? found.callsOfDay : 0
  const restOfDay = Math.ceil((timeAt(addDays(today, 1)) - now) / second)
  const remaining = (counted: number) => {
    const ofSecond = Math.max(0, perSecond - recent.length - counted)
    const ofDay = Math.max(0, perDay - callsOfDay - counted)
    return {
      'X-RateLimit-Limit-Second': `${perSecond}`,
      'X-RateLimit-Remaining-Second': `${ofSecond}`,
      'X-RateLimit-Limit-Day': `${perDay}`,
      'X-RateLimit-Remaining-Day': `${ofDay}`,
      // draft-ietf-httpapi-ratelimit-headers
      'RateLimit-Policy': `"second";q=${perSecond};w=1, "day";q=${perDay};w=86400`,
      RateLimit: `"second";r=${ofSecond};t=1, "day";r=${ofDay};t=${restOfDay}`,
    }
  }
  const refused = (milliseconds: number, what: string) => {
    const seconds = Math.max(1, Math.ceil(milliseconds / second))
    return documentedError('too-many-requests', `The application has made ${what}: wait ${seconds} s (Retry-After).`, {
      ...remaining(0),
      'Retry-After': `${seconds}`,
    })
  }
  if (callsOfDay >= perDay) throw refused(timeAt(addDays(today, 1)) - now, `its ${perDay} calls of today`)
  const [oldest = now] = recent
  if (recent.length >= perSecond) throw refused(oldest + second - now, `${perSecond} calls within a second`)

  // Deleted first, so that the table stays in the order of the last call.
  tables.callCounts.delete(id)
  await tables.callCounts.insert({ id, recent: [...recent, now], day: today, callsOfDay: callsOfDay + 1 })
  expire(tables.callCounts, (row) => row.day !== today)
  return remaining(1)
}
