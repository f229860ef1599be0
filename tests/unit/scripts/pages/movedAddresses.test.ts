import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movedAddresses, readMoved } from '../../../../scripts/pages/movedAddresses.ts'
import { sandboxServices } from '../../../../scripts/pages/services/servicePages.ts'
import { withAddresses } from '../../../../src/rules/catalogue/slugs.ts'

const row = { summary: '', description: '', imageUrl: '' }
const service = (serviceId: string, name: string) => ({ serviceId, name, endpointAddress: '', swaggerUrl: '' })
const under = (productId: string, serviceId: string, name = 'Any') => ({ productId, serviceId, name, swaggerUrl: '' })

test('numbers of what is listed lead to its address, page and Markdown', () => {
  const catalogue = withAddresses({
    products: [
      { ...row, id: '1', name: 'Notes', type: 'API' },
      { ...row, id: '2', name: '銀行', type: 'SERVICE' },
      { ...row, id: '9000', name: 'Cancels', type: 'API' },
    ],
    services: [service('a b', 'Note list'), service('8', '名')],
    groups: [under('1', 'a b'), under('1', 'a b', 'Other'), under('2', '8'), under('2', 'a b'), under('9000', '8')],
  })
  expect(movedAddresses(catalogue)).toEqual({
    '/docs/api/1': '/docs/api/notes',
    '/docs/api/1/a%20b': '/docs/api/notes/note-list',
    '/docs/api/1/a%20b.md': '/docs/api/notes/note-list.md',
    '/docs/baas/2/a%20b': '/docs/baas/2/note-list',
    '/docs/baas/2/a%20b.md': '/docs/baas/2/note-list.md',
  })
})

test('in the sandbox they are 31 products and the pages of their services', async () => {
  const { services, moved } = await sandboxServices()
  const pages = services.flatMap(({ path }) => [path, `${path}.md`])
  const products = services.map(({ path }) => path.replace(/[/][^/]+$/, ''))
  expect(new Set(Object.values(moved))).toEqual(new Set([...products, ...pages]))
  expect(Object.keys(moved)).toHaveLength(31 + pages.length)
  expect(moved['/docs/api/3000/3002']).toBe('/docs/api/money-transfers/eft-transfer')
})

test('a build from before has moved nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-moved-'))
  try {
    expect(readMoved(folder)).toEqual({})
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, '.vite/moved.json'), '{"/docs/api/1":"/docs/api/notes"}')
    expect(readMoved(folder)).toEqual({ '/docs/api/1': '/docs/api/notes' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
