import { define, type Infer, integer, min, refine, type } from 'superstruct'
import { list } from '../schemas/lenientSchemas.ts'
import { day, hour } from '../time/units.ts'

/** What the analytics screen reads of an application (001 section 3). */
export interface ReportApplication {
  id: string
  name: string
  productList: readonly string[]
}

/** What the second selector offers: a service, known to the bank's sums by its address. */
export interface ReportService {
  name: string
  endpointAddress: string
}

export interface ServicesOfApplication {
  applicationId: string
  productIds: readonly string[]
}

/** The APIs of an application, with the address of the one to choose. */
export interface OfferedServices {
  services: readonly ReportService[]
  suggestedApi: string
}

/** `span` is the range's length and `step` the distance of its points, in milliseconds (001 section 3). */
export const dateRanges = [
  { id: '0', name: 'Last 24 Hours', span: day, step: hour },
  { id: '1', name: 'Last 7 Days', span: 7 * day, step: 6 * hour },
  { id: '2', name: 'Last 1 Month', span: 30 * day, step: day },
  { id: '3', name: 'Last 3 Months', span: 90 * day, step: day },
  { id: '4', name: 'Last 1 Year', span: 364 * day, step: 7 * day },
] as const
export type DateRange = (typeof dateRanges)[number]

/** The range that is chosen at first: the last 24 hours. */
export const lastDay = dateRanges[0].id

export const dateRangeOf = (id: string): DateRange | undefined => dateRanges.find((range) => range.id === id)

/** A moment that a date can hold (ECMA-262, time values). */
const moment = define<number>('moment', (value) => Number.isInteger(value) && Math.abs(value as number) <= 8.64e15)

/** A point of the line: the calls from `timeInMs` on until the next point. */
const reportPoint = type({ timeInMs: moment, calls: refine(min(integer(), 0), 'sum', Number.isSafeInteger) })
export type ReportPoint = Infer<typeof reportPoint>
export const reportPoints = list(reportPoint, ({ timeInMs }) => timeInMs)

/** What the bank has answered; `omitted` points are unreadable or repeated. */
export interface Report {
  points: readonly ReportPoint[]
  omitted: number
}

/** The line is drawn from left to right, in whatever order the bank sends its points. */
export const sortedByTime = (points: readonly ReportPoint[]): ReportPoint[] =>
  points.toSorted((left, right) => left.timeInMs - right.timeInMs)

export const totalOf = (points: readonly ReportPoint[]): number => points.reduce((sum, { calls }) => sum + calls, 0)

/** The calls of so many APIs are compared: each costs a request. */
const maxCompared = 24

/** The address of the API with the most calls, of equal ones, and where that cannot be found out, the first. */
export async function mostCalledOf(
  services: readonly ReportService[],
  reportOf: (service: ReportService) => Promise<Report>,
): Promise<string> {
  const first = services[0]?.endpointAddress ?? ''
  if (services.length < 2 || services.length > maxCompared) return first
  const totals = await Promise.all(services.map(reportOf)).then(
    (reports) => reports.map(({ points }) => totalOf(points)),
    (): number[] => [],
  )
  return services[totals.indexOf(Math.max(...totals))]?.endpointAddress ?? first
}

/** RFC 4180; times in ISO 8601, UTC. */
export const csvOf = (points: readonly ReportPoint[]): string =>
  ['time,calls', ...points.map(({ timeInMs, calls }) => `${new Date(timeInMs).toISOString()},${calls}`), ''].join(
    '\r\n',
  )
