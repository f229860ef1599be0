import type { Control } from './pageView.ts'

const odd = ['', ' ', '0', "O'Neil & <b>", '٣٤٥', '👩‍👩‍👧', 'ğüşİöç', '‮abc', 'x'.repeat(300), '-1', '1e9', 'a\tb']

const plausible: readonly [RegExp, readonly string[]][] = [
  [/e-?mail|username/i, ['deniz.aydin@example.com', 'ada@lovelace.test', 'nobody', 'a@b']],
  [/current password|^password/i, ['Deniz-Portico-26', 'short', 'Analytical-Engine-1843']],
  [/password/i, ['Analytical-Engine-1843', 'password1']],
  [/phone/i, ['+905551112233', '123', 'phone']],
  [/uri|url|address/i, ['https://app.example.com/return', 'http://', 'javascript:alert(1)']],
  [/ip/i, ['10.0.0.1', '256.1.1.1', '::1']],
  [/name/i, ['Budget Planner', 'Ada', 'Lovelace']],
  [/amount/i, ['10', '10.50', '-3']],
  [/search/i, ['transfer', 'zzzz', 'tokne']],
]

/** What a person would type there. */
export function plausibleFor({ name }: Control): readonly string[] {
  return (plausible.find(([pattern]) => pattern.test(name))?.[1] ?? ['A plain text.']).slice(0, 1)
}

/** What a person might type there: plausible, empty, odd. */
export function valuesFor({ name, type }: Control): readonly string[] {
  if (type === 'number') return ['1', '0', '99999', '-1']
  if (type === 'date') return ['2026-11-01', '2026-12-31', '1999-01-01']
  if (type === 'datetime-local') return ['2026-11-01T10:00', '2030-01-01T00:00']
  const known = plausible.find(([pattern]) => pattern.test(name))?.[1] ?? ['A plain text.', 'Second text']
  return [...known, ...known, ...known, ...odd]
}
