import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = 'mocks/openapi'
const readme = readFileSync(`${folder}/README.md`, 'utf8')

test.each(['schemas', 'parameters', 'headers', 'responses', 'security'])(
  'the README names each of the shared %s',
  (name) => {
    const [, row = ''] = new RegExp(`^- \`shared/${name}\\.yaml\`:([\\s\\S]*?)(?=^- |^$)`, 'm').exec(readme) ?? []
    const named = Array.from(row.matchAll(/`(\w+)`/g), ([, each]) => each)
    const has = Object.keys(parse(readFileSync(`${folder}/shared/${name}.yaml`, 'utf8')) as object)
    expect(named.toSorted()).toEqual(has.toSorted())
  },
)

interface Operation {
  operationId: string
  'x-otp'?: unknown
  'x-signature': 'required' | 'optional'
  'x-reads-only'?: true
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))

const operations = files.flatMap((file) => {
  const { paths = {} } = parse(readFileSync(join(folder, file), 'utf8')) as {
    paths?: Record<string, Record<string, Operation>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
})

test('the README says which operations require a signature', () => {
  const [, sentence = ''] = /^- \*\*Signature\.\*\*([\s\S]*?)(?=^- )/m.exec(readme) ?? []
  expect(sentence.replaceAll(/\s+/g, ' ').trim()).toBe(
    '`required` for whatever `x-otp` marks, for mail order payments and for all BaaS calls that change something; otherwise `optional`.',
  )
  const changes = ({ method, 'x-reads-only': readsOnly }: (typeof operations)[number]) => method !== 'get' && !readsOnly
  const expected = operations.filter(
    (each) =>
      'x-otp' in each ||
      each.operationId === 'createMailOrderPayment' ||
      (each.path.startsWith('/api/baas/') && changes(each)),
  )
  const required = operations.filter((each) => each['x-signature'] === 'required')
  const ids = (each: typeof operations) => each.map(({ operationId }) => operationId).toSorted()
  expect(ids(required)).toEqual(ids(expected))
})
