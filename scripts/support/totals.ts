/** Counts of one command, as its closing line names them. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export const closingLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

export const succeeded = ({ passed, failed }: Totals): boolean => failed === 0 && passed > 0

export function sum(all: readonly Totals[]): Totals {
  const total: Totals = { passed: 0, failed: 0, skipped: 0 }
  for (const each of all) for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += each[key]
  return total
}
