import { day, hour, minute, second } from '../../../src/rules/time/units.ts'
import type { Duration } from '../types.ts'

const units: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: second,
  second,
  m: minute,
  min: minute,
  minute,
  h: hour,
  hour,
  d: day,
  day,
  w: 7 * day,
  week: 7 * day,
}

const unitOf = (name: string) => units[name] ?? units[name.replace(/s$/, '')]

/** Milliseconds. @throws Error for a text that is no duration */
export function millisecondsOf(duration: Duration): number {
  if (typeof duration === 'number' && Number.isFinite(duration)) return Math.round(duration)
  const text = String(duration).trim()
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)\s*/g)]
  const isWhole = parts.map(([part]) => part).join('') === text && parts.length > 0
  const sum = parts.reduce((total, [, count, name = '']) => total + Number(count) * (unitOf(name) ?? Number.NaN), 0)
  if (typeof duration === 'number' || !isWhole || Number.isNaN(sum))
    throw new Error(`${duration} is not a duration: write milliseconds, or a text such as 1 day, 90 seconds or 2h 30m`)
  return Math.round(sum)
}
