import { integer, max, min } from 'superstruct'

/** Milliseconds since the epoch, in a year of four digits: any other cannot be shown as an ISO 8601 time. */
export const moment = min(max(integer(), Date.parse('9999-12-30')), Date.parse('0001-01-02'))
