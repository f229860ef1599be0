import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportDefinitions } from '../../../../scripts/definitions/exportDefinitions.ts'
import { readServices } from '../../../../scripts/pages/services/servicePages.ts'
import type { Item } from '../../../../scripts/postman/collectionFormat.ts'
import { productionCollection } from '../../../../scripts/postman/productionCollection.ts'
import { bankHosts } from '../../../../src/rules/bank/bankHosts.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-collection-'))
afterAll(() => rmSync(folder, { recursive: true }))
await exportDefinitions(folder)
const { services } = readServices(folder)
const exported = await productionCollection(services)

const lineOf = ({ name, request }: Item) => `${name}: ${request.method} ${request.url.raw}`

test('a build that is given definitions makes the collection of them, with the first server as its base', () => {
  const { item, variable } = exported
  const [tokens, ...products] = item
  expect(tokens?.name).toBe('Tokens')
  expect(products.map(({ name }) => name)).toEqual([
    ...new Set(services.flatMap(({ catalogue }) => catalogue.products.map(({ name }) => name))),
  ])
  const requests = products.flatMap((product) => product.item)
  expect(requests.filter(({ response }) => response.length > 0)).toHaveLength(services.length)
  expect(requests.map(lineOf)).toContain('EFT transfer: POST {{base}}/api/moneytransfers/v1/eft')
  const value = (name: string) => variable.find(({ key }) => key === name)?.value
  expect(value('base')).toBe(bankHosts.find(({ id }) => id === 'test')?.base)
  expect(value('authorization_id')).toBe('')
})

test('the collection of a bank’s own definitions leaves the sandbox and the days of its examples out', () => {
  const { item, variable } = exported
  const requests = item.flatMap((product) => product.item)
  expect(requests.filter(({ request }) => request.url.raw.includes('/sandbox/'))).toEqual([])
  expect(variable.map(({ key }) => key)).not.toContain('clock_offset')
  const movements = requests.find(({ name }) => name === 'Movement list')?.request.url.query
  expect(movements?.filter(({ key }) => key === 'from' || key === 'to').map(({ value }) => value)).toEqual([
    '2026-03-01',
    '2026-03-14',
  ])
  expect(requests.filter(({ name }) => name.startsWith('Preparation: ')).map(({ name }) => name)).toContain(
    'Preparation: EFT transfer',
  )
})

test('a definition of several operations becomes a request for each, whatever it leaves out', async () => {
  const definition = {
    openapi: '3.0.3',
    info: { title: 'Notes', version: '1' },
    paths: {
      '/notes/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: '7' }],
        get: { summary: 'Read a note', responses: { 200: { description: 'A note' } } },
        delete: { responses: { 204: { description: 'Gone' } } },
      },
    },
  }
  const product = { id: '1', name: 'Notes', description: 'Keeps notes', summary: '', imageUrl: '' }
  const service = { serviceId: '2', name: 'Notes', endpointAddress: '/notes', swaggerUrl: '' }
  const catalogue = { products: [product], groups: [], services: [service] }
  const { item } = await productionCollection([{ path: '/docs/api/1/2', catalogue, definition }] as never)
  expect(item[1]?.name).toBe('Notes')
  expect(item[1]?.description).toBe('Keeps notes')
  expect(item[1]?.item.map(lineOf)).toEqual([
    'Read a note: GET {{base}}/notes/:id',
    'DELETE /notes/{id}: DELETE {{base}}/notes/:id',
  ])
  expect(item[1]?.item.map(({ request }) => request.description)).toEqual(['Scope: any.', 'Scope: any.'])
})

test('what is missing or wrong in the folder of definitions is named', () => {
  const other = mkdtempSync(join(tmpdir(), 'portico-definitions-'))
  const file = join(other, 'catalogue.json')
  const write = (name: string, value: unknown) => writeFileSync(join(other, name), JSON.stringify(value))
  try {
    expect(() => readServices(other)).toThrow(`${file} cannot be read: ENOENT`)
    writeFileSync(file, 'products:')
    expect(() => readServices(other)).toThrow(`${file} is not JSON: `)
    write('catalogue.json', { products: [], groups: [] })
    expect(() => readServices(other)).toThrow(`${file} is not usable: At path: services -- Expected an array`)
    const product = { id: 1, name: 'Notes', summary: '', description: '', imageUrl: '', type: 'API' }
    const service = { serviceId: 7, name: 'Note', endpointAddress: '/notes', swaggerUrl: '' }
    const group = { productId: 1, serviceId: 7, name: 'Notes', swaggerUrl: '' }
    write('catalogue.json', { products: [product], groups: [group], services: [service] })
    expect(readServices(other).services).toEqual([])
    write('7.json', ['openapi'])
    expect(() => readServices(other)).toThrow(new Error(`${join(other, '7.json')} is not a definition.`))
  } finally {
    rmSync(other, { recursive: true })
  }
})
