import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeCharacter, firstDifference } from '../../../../src/rules/signing/explanation/textDifference.ts'
import { textWarnings, visibleParts } from '../../../../src/rules/signing/explanation/visibleText.ts'
import { opensslLine } from '../../../../src/rules/signing/opensslLine.ts'

describe('the first difference', () => {
  test('is null for the same text', () => {
    expect(firstDifference('{"a":1}', '{"a":1}')).toBeNull()
    expect(firstDifference('', '')).toBeNull()
  })

  test('is reported by line and column with what surrounds it', () => {
    expect(firstDifference('{\n  "name": "Burak Aydın"\n}', '{\n  "name": "Burak Aydin"\n}')).toEqual({
      line: 2,
      column: 21,
      before: '{\n  "name": "Burak Ayd',
      expected: { character: 'ı (U+0131)', after: 'n"\n}' },
      found: { character: 'i', after: 'n"\n}' },
    })
  })

  test('counts letters beyond the basic plane as one, and keeps 24 characters on each side', () => {
    const common = `${'-'.repeat(30)}😀`
    expect(firstDifference(`${common}a${'b'.repeat(30)}`, `${common}`)).toEqual({
      line: 1,
      column: 32,
      before: `${'-'.repeat(23)}😀`,
      expected: { character: 'a', after: 'b'.repeat(24) },
      found: { character: 'the end of the text', after: '' },
    })
  })

  test('may be a line break after the end', () => {
    expect(firstDifference('{}', '{}\n')).toEqual({
      line: 1,
      column: 3,
      before: '{}',
      expected: { character: 'the end of the text', after: '' },
      found: { character: 'a line break (LF)', after: '' },
    })
  })
})

test.each([
  ['\r', 'a carriage return (CR)'],
  ['\t', 'a tab'],
  [' ', 'a space'],
  ['\u00a0', 'a no-break space (U+00A0)'],
  ['\ufeff', 'a byte order mark (U+FEFF)'],
  ['\u200b', 'U+200B'],
  ['"', '"'],
  ['ş', 'ş (U+015F)'],
])('%j is named %s', (character, name) => {
  expect(describeCharacter(character)).toBe(name)
})

test('what is easily missed has a sign with its meaning', () => {
  expect(visibleParts('{"a": "ı"}\r\n\t\u00a0\u200b')).toEqual([
    { text: '{"a":', meaning: null },
    { text: '·', meaning: 'a space' },
    { text: '"', meaning: null },
    { text: 'ı', meaning: 'ı (U+0131)' },
    { text: '"}', meaning: null },
    { text: '␍', meaning: 'a carriage return (CR)' },
    { text: '↵\n', meaning: 'a line break (LF)' },
    { text: '⇥', meaning: 'a tab' },
    { text: '⍽', meaning: 'a no-break space (U+00A0)' },
    { text: 'U+200B', meaning: 'U+200B' },
  ])
})

test.each<[what: string, text: Partial<Parameters<typeof textWarnings>[0]>, warnings: string[]]>([
  ['an ordinary body', {}, []],
  ['a line break at the end', { sent: '{}\n' }, ['The body ends with a line break, which is signed too.']],
  ['a space at the end', { sent: '{} ' }, ['The body ends with white space, which is signed too.']],
  ['a space at the beginning', { sent: ' {}' }, ['The body begins with white space, which is signed too.']],
  [
    'Bearer',
    { accessToken: 'Bearer abc' },
    [
      'The access token has white space in it. Tokens have none.',
      'The access token begins with Bearer. Leave that out.',
    ],
  ],
  ['letters beyond ASCII', { sent: '"ıış"' }, ['Beyond ASCII: ı (U+0131), ş (U+015F). Sign it as UTF-8.']],
  [
    'what does not show',
    { sent: '{\ufeff}' },
    [
      'The body has characters that do not show, such as a byte order mark (U+FEFF).',
      'Beyond ASCII: a byte order mark (U+FEFF). Sign it as UTF-8.',
    ],
  ],
  ['a question mark', { part: 'query string', sent: '?page=1' }, ['The question mark is not signed. Leave it out.']],
  [
    'a space in a query string',
    { part: 'query string', sent: 'a=b c' },
    ['A query string has no spaces: encode it as it is sent.'],
  ],
])('%s is reported', (_what, text, warnings) => {
  expect(textWarnings({ accessToken: 'abc', sent: '{}', part: 'body', ...text })).toEqual(warnings)
})

test.each([
  ['a body', 'b7f3-f7c2', '{"name":"Burak\'s \\"Aydın\\"\\n %s $HOME `x`"}'],
  ['a body with line breaks', 'b7f3', '{\n  "a": 1\n}\n'],
  ['the token alone', 'b7f3', ''],
  ['a form without a token', '', 'grant_type=authorization_id&scope=baas_common'],
  ['nothing', '', ''],
])('the line for a terminal signs %s as the portal does', (_what, accessToken, sent) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const folder = mkdtempSync(join(tmpdir(), 'openssl-'))
  try {
    writeFileSync(join(folder, 'private.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
    const printed = execFileSync('sh', ['-c', opensslLine({ accessToken, sent })], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ACCESS_TOKEN: accessToken },
    })
    expect(printed).toBe(sign('sha256', Buffer.from(accessToken + sent), privateKey).toString('base64'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
