import { mkdirSync, writeFileSync } from 'node:fs'

/** Counts of one command, kept in reports/ for the closing line of .ci/run. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export const closingLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

export function keepTotals(name: 'check' | 'test', totals: Totals): void {
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/${name}.totals.json`, JSON.stringify(totals))
}
