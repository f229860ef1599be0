import { day, hour, minute, second } from './units.ts'

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** As `9:05`, from an hour on as `2:09:05`, and from two days on as `3 days`. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds >= 2 * day) return `${Math.floor(milliseconds / day)} days`
  const rest = Math.ceil(milliseconds / second) * second
  const minutes = Math.floor((rest % hour) / minute)
  const seconds = twoDigits((rest % minute) / second)
  return rest < hour ? `${minutes}:${seconds}` : `${Math.floor(rest / hour)}:${twoDigits(minutes)}:${seconds}`
}
