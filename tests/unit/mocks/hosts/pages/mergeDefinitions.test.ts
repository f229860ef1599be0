import { definitions } from 'virtual:definitions'
import { expect, test } from 'vitest'
import { mergeDefinitions } from '../../../../../mocks/hosts/pages/mergeDefinitions.ts'
import { localTarget, type Node } from '../../../../../src/rules/definition/references.ts'

const names = Object.keys(definitions)
const merged = mergeDefinitions(names, 'http://bank.example', '1.2.3')

interface Reference {
  $ref?: string
}

/** With every reference replaced by what it leads to. */
function resolved(value: unknown, root: Node): unknown {
  if (value === undefined) throw new Error('A reference leads to nothing')
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as Reference
  if (typeof $ref === 'string') return resolved(localTarget(root, $ref), root)
  if (Array.isArray(value)) return value.map((item) => resolved(item, root))
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolved(member, root)]))
}

test.each(names)('%s means the same in the merged document', (name) => {
  const { document, path } = definitions[name] ?? { document: '{}', path: '' }
  const own = JSON.parse(document) as { paths: Record<string, object> }
  const expected = resolved(own.paths[path], own)
  expect(resolved(merged.paths[path], { ...merged })).toEqual(expect.objectContaining(expected as object))
})

test('the flows have whole addresses and the scopes of every definition', () => {
  expect(merged.components.securitySchemes?.publicAccess?.flows).toEqual({
    clientCredentials: {
      tokenUrl: 'http://bank.example/ocf-auth-server/auth/oauth/token',
      scopes: {
        analytics: 'Spending analytics',
        baas_customers: 'The customers of a banking-as-a-service partner',
        baas_onboarding: 'New customers for banking as a service',
        consents: 'What customers have allowed the application',
        public: 'Information services, such as branches, ATMs and rates',
        takbis: 'The land registry, real estate and cadastre',
      },
    },
  })
})

test('a definition that does not exist is an error', () => {
  expect(() => mergeDefinitions(['funds/nothing'], '', '1.2.3')).toThrow(
    'There is no definition mocks/openapi/funds/nothing.yaml',
  )
})
