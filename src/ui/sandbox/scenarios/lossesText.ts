import type { ScenarioLosses } from '../../../rules/sandbox/scenarios.ts'

/** `2 applications and 1 ticket`; the empty string when nothing would be lost. */
export function lossesText(losses: ScenarioLosses): string {
  const parts = Object.entries(losses)
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${count} ${count === 1 ? noun.slice(0, -1) : noun}`)
  return new Intl.ListFormat('en-GB').format(parts)
}
