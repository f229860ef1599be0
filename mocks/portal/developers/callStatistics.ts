import type { DateRange, ReportPoint } from '../../../src/rules/analytics/analytics.ts'
import { hour } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { callsOfHour } from '../../bank/callCounts.ts'

const hoursPerYear = 364 * 24

/** One application's calls of one service, which is known by its address. */
interface CallSeries {
  applicationId: string
  endpointAddress: string
}

/** FNV-1a with a final mix: the same text gives the same number between 0 and 1, in every host. */
function unitHash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

/** The share of the peak at an hour, in Istanbul (UTC+3): low at night, full in office hours, half at weekends. */
function trafficAt(start: number): number {
  const local = new Date(start + 3 * hour)
  const weekend = local.getUTCDay() % 6 === 0
  const time = local.getUTCHours()
  const day = time < 7 ? 0.15 : time < 9 ? 0.6 : time < 19 ? 1 : time < 23 ? 0.5 : 0.25
  return weekend ? day / 2 : day
}

/**
 * The calls of one hour of the year before `until`, computed on demand instead of stored: 8736 rows for each
 * application and service would slow the start. Zero outside that year.
 */
export function syntheticCalls({ applicationId, endpointAddress }: CallSeries, start: number, until: number): number {
  const age = Math.ceil((until - start) / hour)
  if (start >= until || age > hoursPerYear) return 0
  const name = `${applicationId}/${endpointAddress}`
  const size = 4 + 36 * unitHash(name)
  const growth = 1 - (0.6 * age) / hoursPerYear
  return Math.round(size * growth * trafficAt(start) * (0.6 + 0.8 * unitHash(`${name}/${start / hour}`)))
}

/**
 * Calls over time, oldest first, the last point holding this very moment: what the log has of the operations at the
 * service's address, and before `syntheticUntil` a plausible history (null: none).
 */
export function callsOverTime(
  bank: Bank,
  series: CallSeries & { operations: readonly string[] },
  range: DateRange,
  syntheticUntil: number | null,
): ReportPoint[] {
  const now = bank.clock.now()
  const end = now - (now % hour) + hour
  const { operations, applicationId } = series
  const loggedAt = (start: number) =>
    operations.reduce((sum, operation) => sum + callsOfHour(bank, { operation, applicationId }, start), 0)
  const callsOf = (start: number) =>
    loggedAt(start) + (syntheticUntil === null ? 0 : syntheticCalls(series, start, syntheticUntil))
  const points: ReportPoint[] = []
  for (let timeInMs = end - range.span; timeInMs < end; timeInMs += range.step) {
    let calls = 0
    for (let start = timeInMs; start < timeInMs + range.step; start += hour) calls += callsOf(start)
    points.push({ timeInMs, calls })
  }
  return points
}
