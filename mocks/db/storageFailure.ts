import { isRecord } from '../../src/rules/problem.ts'
import { Refusal } from '../refusal.ts'

/** Node's codes for a full disk or a used up quota, and the browser's name for it. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT']
const isFull = (error: unknown): boolean =>
  isRecord(error) && (fullCodes.includes(error.code) || error.name === 'QuotaExceededError')

const noRoom =
  'There is no room left to save what this call changes, so nothing was changed. Free some space and try again.'

/** What a call is answered whose work could not be read or saved; nothing of it was kept. */
export function storageRefusal(error: unknown): Refusal {
  if (isFull(error)) return new Refusal(507, noRoom)
  const message = error instanceof Error ? error.message : String(error)
  return new Refusal(500, `The sandbox's data cannot be read or saved: ${message}`)
}

/** Says once that the storage fails, and once that it works again. */
export function createStorageReport(report: (line: string) => void) {
  let failing = false
  return {
    failed({ message }: Refusal) {
      if (!failing) report(message)
      failing = true
    },
    worked() {
      if (failing) report('Calls are saved again.')
      failing = false
    },
  }
}
