import { isoTimeOf } from '../bank/isoTime.ts'

/** `name` says whose value it is. @throws Error */
export function startTimeOf(text: string, name: string): number {
  const time = isoTimeOf(text)
  if (Number.isNaN(time) || !text.startsWith('20'))
    throw new Error(`${name} ${text} is not an ISO 8601 time with an offset, from 2000 to 2099`)
  return time
}
