import type { Middleware } from 'openapi-fetch'
import type { Clock } from '../../rules/time/clock.ts'

/** Client-Date (ISO 8601 with offset) and Client-Milliseconds (since the epoch) on authenticated calls. */
export function clientDate(clock: Clock): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.get('Authorization')?.startsWith('Basic ') && request.headers.has('Authorization')) {
        const now = clock.now()
        request.headers.set('Client-Date', isoWithOffset(new Date(now)))
        request.headers.set('Client-Milliseconds', String(now))
      }
      return request
    },
  }
}

function isoWithOffset(date: Date): string {
  const offset = -date.getTimezoneOffset()
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1)
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}
