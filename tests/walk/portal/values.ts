import { generateKeyPairSync } from 'node:crypto'
import { deniz } from './actions/people.ts'
import type { Control } from './pageView.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Texts that a step names, as each process makes its own. */
const named: Readonly<Record<string, string>> = {
  '{public key}': publicKey.toString('base64'),
  '{private key}': privateKey,
}
export const typedValue = (value: string): string => named[value] ?? value

const odd = ['', ' ', '0', "O'Neil & <b>", '٣٤٥', '👩‍👩‍👧', 'ğüşİöç', '‮abc', 'x'.repeat(300), '-1', '1e9', 'a\tb']

const plausible: readonly [RegExp, readonly string[]][] = [
  [/e-?mail|username/i, [deniz.eMailAddress, 'ada@lovelace.test', 'grace@hopper.test', 'nobody', 'a@b']],
  [/^(?:new|confirm).*password/i, ['Analytical-Engine-1843', deniz.password, 'password1']],
  [/password/i, [deniz.password, 'short', 'Analytical-Engine-1843']],
  [/one-time/i, ['123456', '1']],
  [/private key/i, ['{private key}', 'no key']],
  [/public key/i, ['{public key}', 'MIGfMA0']],
  [/phone/i, ['+905551112233', '123', 'phone']],
  [/endpoint/i, ['/api/payments/v1/payments']],
  [/uri|url|address/i, ['https://app.example.com/return', 'http://', 'javascript:alert(1)']],
  [/\bip\b/i, ['10.0.0.1', '256.1.1.1', '::1']],
  [/code/i, ['500', 'E-1']],
  [/name/i, ['Budget Planner', 'team-a', 'Lovelace']],
  [/amount/i, ['10', '10.50', '-3']],
  [/^seed/i, ['seed-1']],
  [/time of its clock/i, ['2026-03-14T10:00:00+03:00']],
  [/search/i, ['transfer', 'zzzz', 'tokne']],
]

/** What a person would type there; of an unknown e-mail address most forms make something. */
export const plausibleFor = ({ name }: Pick<Control, 'name'>): readonly string[] =>
  plausible.find(([pattern]) => pattern.test(name))?.[1].slice(0, /e-?mail/i.test(name) ? 3 : 1) ?? ['A plain text.']

/** What a person might type there: plausible, empty, odd. */
export function valuesFor({ name, type }: Pick<Control, 'name' | 'type'>): readonly string[] {
  if (type === 'number') return ['1', '0', '99999', '-1']
  if (type === 'date') return ['2026-11-01', '2026-12-31', '1999-01-01']
  if (type === 'datetime-local') return ['2026-11-01T10:00', '2030-01-01T00:00']
  const known = plausible.find(([pattern]) => pattern.test(name))?.[1] ?? ['A plain text.', 'Second text']
  return [...known, ...known, ...known, ...odd]
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Files that a person may choose, by name. */
export const files: Readonly<Record<string, { mimeType: string; buffer: Buffer }>> = {
  'icon.png': { mimeType: 'image/png', buffer: pixel },
  'broken.png': { mimeType: 'image/png', buffer: Buffer.from('no picture') },
  'trace.log': { mimeType: 'text/plain', buffer: Buffer.alloc(100, 'a') },
  'large.log': { mimeType: 'text/plain', buffer: Buffer.alloc(3_200_000, 'a') },
  'empty.txt': { mimeType: 'text/plain', buffer: Buffer.alloc(0) },
}
export const fileNames = Object.keys(files)
