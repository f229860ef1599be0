import { operationsOf } from '../faults.ts'
import { bankOfPath, shownBank } from '../shownBank.ts'
import type { TakenStep } from './takenStep.ts'

/** Faults make calls fail, which the browser says; what else the console says is the portal's. */
const isExpected = (line: string): boolean =>
  /Failed to load resource|^request failed: |^console\.error: \[(?:docs|session|tickets|portal)\]/.test(line)

/** Control calls about something that may be gone: a bank that was reset or restored has none of it. */
const mayBeGone = /\/sandbox\/api\/(?:consents|customers|events|otp|snapshots|tickets|transfers|webhooks)(?:\/|$)/

/**
 * That something is not found is an answer; a call that the bank does not have is a fault of the page. A bank that another
 * tab deletes has none: a page may have called it before that tab tells it to show another.
 */
async function isUnknownCall({ walk }: TakenStep, line: string): Promise<boolean> {
  const [, method, path] = /^unhandled request: (\S+) (\S+) 404/.exec(line) ?? []
  if (method === undefined || path === undefined) return true
  if (mayBeGone.test(path)) return false
  const bank = bankOfPath(path)
  if (bank !== null && bank !== (await shownBank(walk.page))) return false
  return (await operationsOf(walk.page, [{ method, path }])).length === 0
}

/** Nothing is uncaught, nothing is said as an error, no link is dead, no focus lost (tests/support/dom). */
export async function complaintViolations(taken: TakenStep): Promise<string[]> {
  const found: string[] = []
  for (const line of taken.complaints) if (!isExpected(line) && (await isUnknownCall(taken, line))) found.push(line)
  return found
}
