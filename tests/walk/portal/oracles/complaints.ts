import { controlCalls } from '../../../../mocks/control/controlCalls.ts'
import { operationsOf } from '../faults.ts'
import { bankOfPath, shownBank } from '../shownBank.ts'
import type { Taken } from './taken.ts'

/** Faults make calls fail, which the browser says; what else the console says is the portal's. */
const isExpected = (line: string): boolean =>
  /Failed to load resource|^request failed: |^console\.error: \[(?:docs|session|tickets|portal)\]/.test(line)

const controls = controlCalls.map(({ method, path }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^(?:/bank/banks/[^/]+)?/sandbox/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/**
 * That something is not found is an answer; a call that the bank does not have is a fault of the page. A bank that another
 * tab deletes has none: a page may have called it before that tab tells it to show another.
 */
async function isUnknownCall({ walk }: Taken, line: string): Promise<boolean> {
  const [, method, path] = /^unhandled request: (\S+) (\S+) 404/.exec(line) ?? []
  if (method === undefined || path === undefined) return true
  if (controls.some((control) => control.method === method && control.pattern.test(path))) return false
  const bank = bankOfPath(path)
  if (bank !== null && bank !== (await shownBank(walk.page))) return false
  return (await operationsOf(walk.page, [{ method, path }])).length === 0
}

/** Nothing is uncaught, nothing is said as an error, no link is dead, no focus lost (tests/support/dom). */
export async function complaintViolations(taken: Taken): Promise<string[]> {
  const found: string[] = []
  for (const line of taken.complaints) if (!isExpected(line) && (await isUnknownCall(taken, line))) found.push(line)
  return found
}
