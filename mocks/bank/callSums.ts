import type { DateRange, ReportPoint } from '../../src/rules/analytics.ts'
import { logEvent, sumId } from '../events.ts'
import type { Bank } from './bank.ts'

const hour = 3_600_000
const hoursOfYear = 364 * 24

/** What a number is called for: one application and one service, known by its address. */
interface Caller {
  applicationId: string
  endpointAddress: string
}

/** Enters an application's call of a service into the one log. */
export const logServiceCall = (
  bank: Bank,
  { applicationId, endpointAddress }: Caller,
  { id, status }: { id: string; status: number },
): Promise<void> =>
  logEvent(bank, { id, operation: endpointAddress, status, fault: null, subject: applicationId }, applicationId)

/** FNV-1a with a final mix: the same text gives the same number between 0 and 1, in every host. */
function chanceOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

/** Istanbul's day (UTC+3): quiet nights, busy office hours, half of it at weekends. */
function bustleAt(start: number): number {
  const local = new Date(start + 3 * hour)
  const weekend = local.getUTCDay() % 6 === 0
  const time = local.getUTCHours()
  const day = time < 7 ? 0.15 : time < 9 ? 0.6 : time < 19 ? 1 : time < 23 ? 0.5 : 0.25
  return weekend ? day / 2 : day
}

/**
 * The calls of one hour of the year before `until`, made up when asked for instead of being stored: 8736 rows for each
 * application and service would slow the start. Zero outside that year.
 */
export function madeUpCalls({ applicationId, endpointAddress }: Caller, start: number, until: number): number {
  const age = Math.ceil((until - start) / hour)
  if (start >= until || age > hoursOfYear) return 0
  const name = `${applicationId}/${endpointAddress}`
  const size = 4 + 36 * chanceOf(name)
  const growth = 1 - (0.6 * age) / hoursOfYear
  return Math.round(size * growth * bustleAt(start) * (0.6 + 0.8 * chanceOf(`${name}/${start / hour}`)))
}

/**
 * Calls over time, oldest first, the last point holding this very moment: what the log has, and before `madeUpUntil` a
 * plausible past (null: none).
 */
export function callsOver(bank: Bank, caller: Caller, range: DateRange, madeUpUntil: number | null): ReportPoint[] {
  const now = bank.clock.now()
  const end = now - (now % hour) + hour
  const { endpointAddress, applicationId } = caller
  const loggedAt = (start: number) => bank.tables.hours.get(sumId(start, endpointAddress, applicationId))?.calls ?? 0
  const callsOf = (start: number) =>
    loggedAt(start) + (madeUpUntil === null ? 0 : madeUpCalls(caller, start, madeUpUntil))
  const points: ReportPoint[] = []
  for (let timeInMs = end - range.span; timeInMs < end; timeInMs += range.step) {
    let calls = 0
    for (let start = timeInMs; start < timeInMs + range.step; start += hour) calls += callsOf(start)
    points.push({ timeInMs, calls })
  }
  return points
}
