import { coerce, integer, max, min } from 'superstruct'

const first = Date.parse('0001-01-02')
const last = Date.parse('9999-12-30')

/**
 * Milliseconds since the epoch, in a year of four digits: any other cannot be shown as an ISO 8601 time. Stored rows of
 * before 23 November 2026 may have others, which are read as the nearest that can.
 */
export const moment = coerce(min(max(integer(), last), first), integer(), (time) =>
  Math.min(Math.max(time, first), last),
)
