// @module-tag full

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, test } from 'vitest'
import { serviceMarkdown } from '../../../../scripts/pages/services/serviceMarkdown.ts'
import { pageOfService, readServices } from '../../../../scripts/pages/services/servicePages.ts'
import { productionCollection } from '../../../../scripts/postman/productionCollection.ts'
import { boundedDefinition } from '../../../../src/rules/definition/boundedDefinition.ts'
import { createHeightEstimate } from '../../../../src/rules/definition/operation/operationHeight.ts'
import { detailsOf, outlineOf } from '../../../../src/rules/definition/operation/outline.ts'
import { type Node, nodeOf } from '../../../../src/rules/definition/references.ts'
import { prefillOf } from '../../../../src/rules/definition/samples/prefill.ts'
import { prefilledDefinition } from '../../../../src/rules/definition/samples/prefilledDefinition.ts'
import { singleOperation } from '../../../../src/rules/definition/singleOperation.ts'
import { asOpenApi3 } from '../../../../src/rules/definition/swagger2.ts'
import { OperationBody } from '../../../../src/ui/docs/definition/operation/OperationBody.tsx'
import { transfersDefinition } from '../../../support/fixtures/definition.ts'

type Wrap = (inner: unknown) => unknown

/** What one level of a kind is, and the schema that holds the outermost. */
const kinds: Readonly<Record<string, { wrap: Wrap; schema?: Wrap }>> = {
  properties: { wrap: (inner) => ({ type: 'object', properties: { inner } }) },
  items: { wrap: (items) => ({ type: 'array', items }) },
  allOf: { wrap: (inner) => ({ allOf: [inner] }) },
  oneOf: { wrap: (inner) => ({ oneOf: [inner, { type: 'null' }] }) },
  anyOf: { wrap: (inner) => ({ anyOf: [inner] }) },
  additionalProperties: { wrap: (additionalProperties) => ({ type: 'object', additionalProperties }) },
  'an unknown word': { wrap: (not) => ({ not }) },
  'an extension': { wrap: (inner) => ({ inner }), schema: (inner) => ({ type: 'string', 'x-deep': inner }) },
  'an example': { wrap: (inner) => ({ inner }), schema: (example) => ({ type: 'object', example }) },
  examples: { wrap: (inner) => [inner], schema: (inner) => ({ type: 'object', examples: [inner] }) },
  'a default': { wrap: (inner) => ({ inner }), schema: (inner) => ({ default: inner }) },
  'an enum': { wrap: (inner) => [inner], schema: (inner) => ({ enum: [inner] }) },
  'a const': { wrap: (inner) => ({ inner }), schema: (inner) => ({ const: inner }) },
}

function nestedSchema(kind: string, levels: number): unknown {
  const { wrap, schema = (inner: unknown) => inner } = kinds[kind] ?? { wrap: (inner: unknown) => inner }
  let inner: unknown = { type: 'string' }
  for (let level = 0; level < levels; level++) inner = wrap(inner)
  return schema(inner)
}

const definitionOf = (schema: unknown, schemas: Node = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Deep', version: '1' },
  paths: {
    '/deep/{id}': {
      post: {
        operationId: 'deep',
        summary: 'Deep',
        parameters: [{ name: 'id', in: 'path', required: true, schema }],
        requestBody: { content: { 'application/json': { schema } } },
        responses: {
          200: {
            description: 'Deep',
            headers: { 'X-Deep': { schema } },
            content: { 'application/json': { schema, examples: { deep: { value: schema } } } },
          },
        },
      },
    },
  },
  components: { schemas },
})

/** As JSON, of any depth: JSON.stringify ends in a RangeError. */
function jsonOf(value: unknown): string {
  const open: (readonly ['text', string] | readonly ['value', unknown])[] = [['value', value]]
  const texts: string[] = []
  for (let next = open.pop(); next; next = open.pop()) {
    const part = next[1]
    if (next[0] === 'text') texts.push(next[1])
    else if (typeof part !== 'object' || part === null) texts.push(JSON.stringify(part))
    else {
      const isList = Array.isArray(part)
      texts.push(isList ? '[' : '{')
      open.push(['text', isList ? ']' : '}'])
      for (const [index, [name, each]] of Object.entries(part).entries()) {
        open.push(['value', each], ['text', isList ? '' : `${JSON.stringify(name)}:`])
        if (index < Object.keys(part).length - 1) open.push(['text', ','])
      }
    }
  }
  return texts.join('')
}

/** All that the page of a service makes of a definition. */
function readInPage(definition: Node): string {
  const document = asOpenApi3(boundedDefinition(definition))
  const heightOf = createHeightEstimate(document)
  const texts = outlineOf(document).operations.map((outline) => {
    expect(Math.max(...Object.values(heightOf(outline)))).toBeLessThan(120_000)
    const operation = detailsOf(document, outline)
    const single = singleOperation(document, outline.path, outline.method)
    const prefilled = JSON.stringify(prefilledDefinition(single, prefillOf(operation, [])))
    return renderToStaticMarkup(<OperationBody operation={operation} />) + prefilled
  })
  return texts.join('')
}

const folder = mkdtempSync(join(tmpdir(), 'portico-deep-'))
afterAll(() => rmSync(folder, { recursive: true }))

const catalogue = {
  products: [{ id: 1, name: 'Product', type: 'API' }],
  groups: [{ productId: 1, serviceId: 2, name: 'APIs' }],
  services: [{ serviceId: 2, name: 'Service' }],
}

async function build(definition: Node) {
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue))
  writeFileSync(join(folder, '2.json'), jsonOf(definition))
  const { services } = readServices(folder)
  expect(JSON.stringify(services).length).toBeLessThan(1_500_000)
  expect(services.map(pageOfService).map(({ description }) => description)).toEqual(['Deep'])
  expect(services.map((service) => serviceMarkdown(service, { hasSandbox: false })).join()).toContain('\n### Deep\n')
  const collection = JSON.stringify(await productionCollection(services))
  expect(collection).toContain('{{base}}/deep/:id')
  expect(collection.length).toBeLessThan(400_000)
}

describe.each(Object.keys(kinds))('a definition nested by %s', (kind) => {
  test.each([3000, 100_000])('on %i levels is read in the page', (levels) => {
    const text = readInPage(definitionOf(nestedSchema(kind, levels)))
    expect(text).toContain('application/json')
    expect(text.length).toBeLessThan(400_000)
  })

  test.each([24, 3000])('on %i levels is built: page, Markdown, collection', (levels) =>
    build(definitionOf(nestedSchema(kind, levels))),
  )
})

/** Each schema holds the next eight times over: 8 to the power of 30 values. */
const diamonds = Object.fromEntries(
  Array.from({ length: 30 }, (_, level) => {
    const eight = Array.from({ length: 8 }, (_, index) => [`p${index}`, { $ref: `#/components/schemas/S${level + 1}` }])
    const properties = Object.fromEntries(eight)
    return [`S${level}`, { properties, allOf: Object.values(properties), items: properties.p0, oneOf: [properties.p1] }]
  }),
)
const chain = Object.fromEntries(
  Array.from({ length: 3000 }, (_, level) => [
    `S${level}`,
    { properties: { next: { $ref: `#/components/schemas/S${level + 1}` } } },
  ]),
)
const circle = {
  S0: { properties: { two: { $ref: '#/components/schemas/S1' } }, allOf: [{ $ref: '#/components/schemas/S1' }] },
  S1: { items: { $ref: '#/components/schemas/S0' }, oneOf: [{ $ref: '#/components/schemas/S0' }] },
}

test.each([
  ['diamonds', diamonds],
  ['a chain', chain],
  ['a circle', circle],
  ['a self-reference', { S0: { $ref: '#/components/schemas/S0' } }],
])('%s of references is read and built', async (_, schemas) => {
  const definition = definitionOf({ $ref: '#/components/schemas/S0' }, schemas)
  expect(readInPage(definition).length).toBeLessThan(2_000_000)
  await build(definition)
})

test('a definition that is not deep is taken as it came; the part of a deep one that is cut says so', () => {
  const shallow = definitionOf({ type: 'string' })
  expect(boundedDefinition(shallow)).toBe(shallow)
  const whole = (kind: string) => JSON.stringify(boundedDefinition({ schema: nestedSchema(kind, 3000) }))
  const cut = '{"description":"Deeper than shown."}'
  const levels = Array.from({ length: 100 })
  expect(whole('properties')).toBe(
    `{"schema":${levels.map(() => '{"type":"object","properties":{"inner":').join('')}${cut}${'}}'.repeat(100)}}`,
  )
  expect(whole('an enum')).toBe(`{"schema":{"enum":${'['.repeat(200)}${cut}${']'.repeat(200)}}}`)
  const named = JSON.parse('{"__proto__":{"a":1},"deep":{}}')
  named.deep = nestedSchema('items', 300)
  expect(Object.keys(boundedDefinition(named))).toEqual(['__proto__', 'deep'])
})

/** Each part of a definition by its path. */
function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) yield* pathsIn(each, [...path, name])
}

function replaced(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part
  if (Array.isArray(value)) return value.map((each, index) => (`${index}` === name ? replaced(each, rest, part) : each))
  return { ...nodeOf(value), [name]: replaced(nodeOf(value)[name], rest, part) }
}

test('a definition with something else in place of any part of it is read', { meta: { slow: 'each part' } }, () => {
  const wrong = [7, 'text', null, [null], { $ref: 7 }, { $ref: '#/paths' }]
  for (const [index, path] of [...pathsIn(transfersDefinition)].entries()) {
    const damaged = nodeOf(replaced(transfersDefinition, path, wrong[index % wrong.length]))
    expect(() => readInPage(damaged), path.join('/')).not.toThrow()
  }
})
