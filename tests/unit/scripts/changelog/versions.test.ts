import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareVersions } from '../../../../scripts/changelog/compareVersions.ts'
import { readEntries, withEntry, writeEntries } from '../../../../scripts/changelog/entries.ts'
import { readVersion } from '../../../../scripts/changelog/readVersion.ts'

let repository: string
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'portico-versions-'))
  for (const name of ['shared', 'otp'])
    cpSync(join('mocks/openapi', name), join(repository, 'mocks/openapi', name), { recursive: true })
})
afterEach(() => rmSync(repository, { recursive: true }))

const definition = () => join(repository, 'mocks/openapi/otp/otp-execution.yaml')
const change = (from: string, to: string) => {
  const text = readFileSync(definition(), 'utf8')
  expect(text).toContain(from)
  writeFileSync(definition(), text.replace(from, to))
}

test('two folders are compared in words', async () => {
  const later = join(repository, 'later')
  cpSync(join(repository, 'mocks/openapi'), later, { recursive: true })
  change('operationId: executeOtp', 'operationId: executeOtp\n      deprecated: true')
  expect(await compareVersions([later, join(repository, 'mocks/openapi')])).toBe(
    [
      'OTP execution (POST /api/otp/v1/execute)',
      '  Changed the deprecation from “false” to “true”',
      '1 change, 0 of them breaking',
    ].join('\n'),
  )
})

test('a revision has the definitions that were committed, whatever stands there now', async () => {
  const git = (...parameters: string[]) => execFileSync('git', ['-C', repository, ...parameters], { stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.test', 'commit', '--quiet', '--message', 'One')
  const committed = await readVersion(join(repository, 'mocks/openapi'))
  change('operationId: executeOtp', 'operationId: executeOtp\n      deprecated: true')
  expect(await readVersion('HEAD', repository)).toEqual(committed)
  expect(await readVersion(join(repository, 'mocks/openapi'))).not.toEqual(committed)
})

test('a version without keys is compared with one that has them; the status in the envelope is not named again', async () => {
  const earlier = join(repository, 'earlier')
  cpSync(join(repository, 'mocks/openapi'), earlier, { recursive: true })
  const withoutKey = (name: string, from: string, to = '') => {
    const file = join(earlier, 'shared', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(file, text.replace(from, to))
  }
  withoutKey('parameters.yaml', 'IdempotencyKey:', 'Unused:')
  withoutKey('schemas.yaml', '409, 422, ')
  expect(await compareVersions([earlier, join(repository, 'mocks/openapi')])).toBe(
    [
      'OTP execution (POST /api/otp/v1/execute)',
      '  Added the parameter Idempotency-Key to the header',
      '  Added the status 409',
      '  Added the status 422',
      '  Added the header Idempotent-Replayed to the response 200',
      '  Added the error 409 200140 The first call with this Idempotency-Key is still running',
      '  Added the error 422 200141 Idempotency-Key belongs to another request',
      '6 changes, 0 of them breaking',
    ].join('\n'),
  )
})

test('what is no version, and no version at all, is refused', async () => {
  await expect(readVersion('nothing', repository)).rejects.toThrow(
    'nothing is neither a folder nor a git revision with definitions: ',
  )
  await expect(compareVersions([])).rejects.toThrow(
    '--changelog FROM [TO]: name one or two versions, each a folder or a git revision',
  )
})

const groups = [
  {
    operations: [{ service: 'Order', operationId: 'createOrder', method: 'POST', path: '/orders' }],
    changes: [{ kind: 'added', what: 'operation', breaking: false }],
  },
] as const

test('an entry comes before the others', () => {
  const [one, two] = [
    { date: '2026-03-14', groups },
    { date: '2026-03-15', groups },
  ]
  expect(withEntry([one], two)).toEqual([two, one])
  expect(withEntry([one], { date: '2026-03-15', groups: [] })).toEqual([one])
})

test.each([
  ['2026-02-30', '--write 2026-02-30 is not a date such as 2026-03-14'],
  ['tomorrow', '--write tomorrow is not a date such as 2026-03-14'],
  ['2026-03-14', '--write 2026-03-14 is not after the newest entry, 2026-03-14'],
])('an entry of %s is refused', (date, message) => {
  expect(() => withEntry([{ date: '2026-03-14', groups }], { date, groups })).toThrow(message)
})

test('entries are read as they were written', () => {
  const file = join(repository, 'entries.json')
  writeEntries([{ date: '2026-03-14', groups }], file)
  expect(readEntries(file)).toEqual([{ date: '2026-03-14', groups }])
})

test('the published entries begin with the newest, one a day', () => {
  const dates = readEntries().map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
  expect(dates).toContain('2026-11-24')
})
