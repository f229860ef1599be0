import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bundleDefinitions } from '../../../../scripts/definitions/bundleDefinitions.ts'
import { sandboxCollection } from '../../../../scripts/postman/sandboxCollection.ts'

const { variable, item } = await sandboxCollection(await bundleDefinitions(), {
  base: '',
  username: '',
  password: '',
  corporateUsername: '',
  authorizationId: '',
})
const page = readFileSync('src/content/docs/apiUsage/postmanCollection.mdx', 'utf8')
const variables = variable.map(({ key }) => key)
const kept = variable
  .filter(({ description }) => description?.startsWith('Set by a script: a value from the response'))
  .map(({ key }) => key)

it('explains every variable of the collection, and no other; of those that answers give, one', () => {
  const rows = [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)])
  const named = rows.map(([, name]) => name ?? '')
  expect(named.filter((name) => !kept.includes(name))).toEqual(variables.filter((name) => !kept.includes(name)))
  expect(named.filter((name) => kept.includes(name))).toHaveLength(1)
})

it('names folders and requests as the collection does', () => {
  const named = [...page.matchAll(/(?<!\*)\*([A-Z][^*]+)\*(?!\*)/g)].map(([, name]) => name?.replace(/\s+/g, ' '))
  const known = ['Portico', ...item.flatMap((folder) => [folder.name, ...folder.item.map(({ name }) => name)])]
  expect(named).toContain('Authorization code, step 2')
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
})

it('names a variable in prose only when the collection or a request has it', () => {
  const prose = [...page.matchAll(/`([a-z]+(?:[_A-Z][a-zA-Z]+)+)`/g)].map(([, name]) => name ?? '')
  const fields = ['corporateUsername', 'baas_accounts']
  expect(prose.filter((name) => !variables.includes(name) && !fields.includes(name))).toEqual([])
})
