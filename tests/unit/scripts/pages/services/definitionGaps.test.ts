import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readServices, sandboxServices } from '../../../../../scripts/pages/services/servicePages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-gaps-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
const define = (id: string) =>
  write(`${id}.json`, { openapi: '3.1.0', info: { title: 'Notes', version: '1' }, paths: {} })

const row = { summary: '', description: '', imageUrl: '' }
const service = (serviceId: string, name: string, swaggerUrl = '') => ({
  serviceId,
  name,
  endpointAddress: `/${serviceId}`,
  swaggerUrl,
})
const group = (productId: string, serviceId: string) => ({ productId, serviceId, name: 'Notes', swaggerUrl: '' })

function catalogue(services: readonly object[], groups: readonly object[]) {
  const products = [
    { ...row, id: '1', name: 'Notes', type: 'API' },
    { ...row, id: '2', name: 'Letters', type: 'SERVICE' },
    { ...row, id: 9000, name: 'Cancels', type: 'API' },
  ]
  write('catalogue.json', { products, services, groups })
}

test('a build says which services of the bank have no definition, and what follows', () => {
  catalogue(
    [
      service('7', 'Note'),
      service('8', 'Note list'),
      service('9', 'Letter', '/definitions/9'),
      service('10', 'Cancel'),
      service('11', 'Draft'),
    ],
    [group('1', '7'), group('1', '8'), group('2', '9'), group('9000', '10')],
  )
  define('7')
  define('12')
  const { services, gaps } = readServices(folder)
  expect(services.map(({ path }) => path)).toEqual(['/docs/api/notes/note'])
  expect(gaps).toBe(
    `2 of 3 services have no definition in ${folder}: no page is rendered for them, and the Postman collection lacks them.
  8 Note list (product 1 Notes): its page says ‘No API definition provided.’, since swaggerUrl is empty
  9 Letter (product 2 Letters): its page loads it from /definitions/9
1 internal service needs no definition, since the portal lists none of them: 10 Cancel.
1 service is in no product, so that no page leads to them: 11 Draft.
1 definition belongs to no service of the catalogue: 12.`,
  )
})

test('a build of a bank that has defined everything says nothing', () => {
  catalogue([service('7', 'Note')], [group('1', '7')])
  define('7')
  expect(readServices(folder).gaps).toBe('')
})

test('the build of the sandbox names its eleven internal services alone', async () => {
  expect((await sandboxServices()).gaps).toBe(
    '11 internal services need no definition, since the portal lists none of them: 9001 Cancels, 13001 Branch Appointments, 14001 Customer Search, 15001 Document Archive, 17001 Treasury Desk, 18001 Merchant Terminals, 19001 Payroll Files, 21001 Cheque Books, 22001 Guarantee Letters, 23001 Foreign Trade, 29001 Campaign Codes.',
  )
})
