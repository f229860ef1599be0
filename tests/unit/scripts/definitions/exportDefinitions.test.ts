import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportDefinitions } from '../../../../scripts/definitions/exportDefinitions.ts'
import { bankHosts } from '../../../../src/rules/bank/bankHosts.ts'

it('writes the catalogue and every definition with the hosts of the bank, without hidden products', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-export-'))
  const count = await exportDefinitions(folder)
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const { products, groups, services } = read('catalogue.json')
  expect(readdirSync(folder)).toHaveLength(count + 1)
  expect(services).toHaveLength(count)
  expect(groups).toHaveLength(count)
  expect(products.map(({ id }: { id: unknown }) => String(id))).not.toContain('9000')
  expect(readdirSync(folder)).not.toContain('9001.json')
  const [test, production] = bankHosts.filter(({ id }) => id !== 'sandbox')
  const definition = read('3002.json')
  expect(definition.servers).toEqual([
    { url: test?.base, description: 'Test' },
    { url: production?.base, description: 'Production' },
  ])
  const { description, flows } = definition.components.securitySchemes.customerAccess
  expect(flows.password.tokenUrl).toBe(`${test?.base}/ocf-auth-server/auth/oauth/token`)
  expect(flows.authorizationCode.authorizationUrl).toBe(`${test?.login}/ocf-auth-server/auth/oauth/authorize`)
  expect(description).toContain(`Production ${production?.base}/ocf-auth-server/auth/oauth/token.`)
  rmSync(folder, { recursive: true })
})
