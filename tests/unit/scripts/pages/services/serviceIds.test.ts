import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressesOf, markdownFile } from '../../../../../scripts/pages/builtPages.ts'
import { pageOfService, readServices } from '../../../../../scripts/pages/services/servicePages.ts'
import { docsLocationOf } from '../../../../../src/rules/docs/docs.ts'

const definition = { openapi: '3.1.0', info: { title: 'Notes', version: '1' }, paths: {} }

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'portico-ids-')), 'inside')
  mkdirSync(folder)
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const row = { summary: '', description: '', imageUrl: '', endpointAddress: '/notes', swaggerUrl: '' }

function catalogue(ids: readonly (string | number)[], { productId = '1', name = '-' } = {}) {
  const products = [{ ...row, id: productId, name: 'Notes', type: 'API' }]
  const services = ids.map((serviceId) => ({ ...row, serviceId, name }))
  const groups = ids.map((serviceId) => ({ productId, serviceId, name: 'Notes', swaggerUrl: '' }))
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ products, services, groups }))
}

/** Of a name that an address cannot have: its id is there alone. */
test.each([
  ['a b', 'a%20b', 'a b'],
  ['ü', '%C3%BC', 'ü'],
  ['İ-çok_uzun~1', '%C4%B0-%C3%A7ok_uzun~1', 'İ-çok_uzun~1'],
  ['v1.2', 'v1.2', 'v1.2'],
  ['console', 'console', 'console'],
  [7, '7', '7'],
])('the service %j has an address, a file and a definition', (id, segment, name) => {
  catalogue([id])
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(definition))
  const {
    services: [service],
  } = readServices(folder)
  const page = pageOfService(service as never)
  const path = `/docs/api/notes/${segment}`
  expect([page.path, page.file, markdownFile(page.path)]).toEqual([
    path,
    `docs/api/notes/${name}/index.html`,
    `docs/api/notes/${name}.md`,
  ])
  expect([path, `${path}/`, `${path}x`].map((address) => addressesOf(page).test(address))).toEqual([true, true, false])
  expect(docsLocationOf(path, null)).toEqual({ kind: 'service', section: 'api', product: 'notes', service: segment })
})

test('the longest id and the longest name make a file that every system can have', () => {
  const ids = ['1', '2'].map((end) => `${'ü'.repeat(89)}x${end}`)
  catalogue(ids, { name: 'n'.repeat(100) })
  for (const id of ids) writeFileSync(join(folder, `${id}.json`), JSON.stringify(definition))
  const files = readServices(folder).services.map(({ path }) => markdownFile(path).split('/').at(-1) ?? '')
  expect(files).toEqual(ids.map((id) => `${'n'.repeat(60)}-${id}.md`))
  for (const file of files) expect(Buffer.byteLength(`${file}.br`)).toBeLessThanOrEqual(255)
})

const unusable = [
  'a%20b',
  '..',
  '../../x',
  '.',
  '',
  'con',
  'NUL.txt',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  '.hidden',
  'a.',
  ' a',
  'a ',
  'a.md',
  'a.html',
  'a\0',
  'a\u202eb',
  'a\ud800',
  'a"b',
  'a$uri',
  '*',
  ':id',
  'catalogue',
]

test.each(unusable)('the service %j is refused before a file is read or written', (id) => {
  catalogue([id])
  writeFileSync(join(folder, '../x.json'), JSON.stringify(definition))
  expect(() => readServices(folder)).toThrow(
    `${join(folder, 'catalogue.json')} has ids that cannot be part of an address and the name of a file: service ${JSON.stringify(id)}`,
  )
})

test('every id that is unusable is named at once, of products as of services, and long ones are cut', () => {
  const longer = `${'ü'.repeat(90)}x`
  catalogue(['a', 'A', '\u00e9', 'e\u0301', 'x'.repeat(300), longer], { productId: '..' })
  const same = 'service "A" (the same file as a), service "e\u0301" (the same file as \u00e9)'
  expect(() => readServices(folder)).toThrow(
    `: product "..", ${same}, service "${'x'.repeat(60)}…", service "${'ü'.repeat(60)}…". An id has`,
  )
})
