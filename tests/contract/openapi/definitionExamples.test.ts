// @module-tag full

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { strictDocument } from '../../support/shown/strictSchema.ts'

const definitions = await bundleDefinitions()

type Json = Record<string, unknown>

interface Sample {
  pointer: string
  schemaPointer: string
  value: unknown
}

const asRecord = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

function resolve(document: Json, value: unknown): unknown {
  const { $ref } = asRecord(value)
  if (typeof $ref !== 'string') return value
  return $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => asRecord(node)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

/** Every example of a document, beside the schema that it must follow. */
function samplesOf(document: Json): Sample[] {
  const samples: Sample[] = []
  const visit = (node: unknown, pointer: string): void => {
    if (Array.isArray(node)) for (const [index, each] of node.entries()) visit(each, `${pointer}/${index}`)
    const { schema, example, examples } = asRecord(node)
    const isSchema = /\/schemas\/[^/]+$|\/properties\/[^/]+$|\/items$/.test(pointer)
    if (example !== undefined)
      samples.push({
        pointer: `${pointer}/example`,
        schemaPointer: isSchema ? pointer : `${pointer}/schema`,
        value: example,
      })
    if (schema !== undefined)
      for (const [name, each] of Object.entries(asRecord(examples))) {
        const { value } = asRecord(resolve(document, each))
        samples.push({ pointer: `${pointer}/examples/${name}`, schemaPointer: `${pointer}/schema`, value })
      }
    for (const [key, each] of Object.entries(asRecord(node)))
      if (key !== 'example' && key !== 'examples') visit(each, `${pointer}/${escaped(key)}`)
  }
  visit(document, '')
  return samples
}

it.each(Object.entries(definitions))('%s: an independent validator accepts every example', (_name, { document }) => {
  const parsed = JSON.parse(document) as Json
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'bank:definition', ...(strictDocument(parsed) as Json) })
  const samples = samplesOf(parsed)
  const wrong = samples.flatMap(({ pointer, schemaPointer, value }) =>
    ajv.validate(`bank:definition#${encodeURI(schemaPointer)}`, value) ? [] : [`${pointer}: ${ajv.errorsText()}`],
  )
  expect(wrong).toEqual([])
  expect(samples.length).toBeGreaterThan(20)
})

it('finds an example that its schema does not allow', () => {
  const { document = '' } = definitions['account-information/account-balances'] ?? {}
  const parsed = JSON.parse(document.replaceAll(/"amount":"\d+\.\d\d"/g, '"amount":"12,50"')) as Json
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'bank:definition', ...parsed })
  const wrong = samplesOf(parsed).filter(
    ({ schemaPointer, value }) => !ajv.validate(`bank:definition#${encodeURI(schemaPointer)}`, value),
  )
  expect(wrong.map(({ pointer }) => pointer.replace(/.*\//, ''))).toEqual(['usual', 'pastDay', 'blocked', 'example'])
})

it('finds a member of an example that its schema does not name', () => {
  const { document = '' } = definitions['account-information/account-balances'] ?? {}
  const parsed = JSON.parse(
    document.replaceAll('"accountNumber":"1010000001"', '"accountNumber":"1010000001","note":1'),
  )
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'bank:definition', ...(strictDocument(parsed) as Json) })
  const wrong = samplesOf(parsed).filter(
    ({ schemaPointer, value }) => !ajv.validate(`bank:definition#${encodeURI(schemaPointer)}`, value),
  )
  expect(wrong.map(({ pointer }) => pointer.replace(/.*\//, ''))).toEqual(['usual', 'pastDay'])
})
