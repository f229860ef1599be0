import type { Taken } from './taken.ts'

/** Faults make calls fail, which the browser says; what else the console says is the portal's. */
const isExpected = (line: string): boolean =>
  /Failed to load resource|^request failed: |^console\.error: \[(?:docs|session|tickets|portal)\]/.test(line)

/** Nothing is uncaught, nothing is said as an error, no link is dead, no focus lost (tests/support/dom). */
export const complaintViolations = ({ complaints }: Taken): string[] => complaints.filter((line) => !isExpected(line))
