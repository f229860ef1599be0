import { expect, test } from 'vitest'
import { bundleDefinitions } from '../../../../../scripts/definitions/bundleDefinitions.ts'
import { sampleAnswerOf } from '../../../../../src/rules/definition/operation/errorRows.ts'
import {
  anchorOf,
  detailsOf,
  type OperationDetails,
  outlineOf,
} from '../../../../../src/rules/definition/operation/outline.ts'
import {
  rangesInAnswer,
  rangesInBody,
  rangesOfParameter,
  type TextRange,
} from '../../../../../src/rules/definition/samples/sampleLines.ts'
import { samplesOf } from '../../../../../src/rules/definition/samples/samples.ts'
import * as types from '../../../../../src/rules/definition/schema/typeScriptTypes.ts'
import { sampleLanguages } from '../../../../../src/rules/docs/sampleLanguages.ts'

const definitions = Object.values(await bundleDefinitions()).map(({ document }) => {
  const definition = JSON.parse(document) as Record<string, unknown>
  return { definition, operations: outlineOf(definition).operations.map((outline) => detailsOf(definition, outline)) }
})
const operations = definitions.flatMap((each) => each.operations)

/** The addresses of all members of a JSON value, each with how often it is there. */
function membersOf(value: unknown, above: readonly string[] = []): Map<string, number> {
  const members = new Map<string, number>()
  const add = (path: string, count: number) => members.set(path, (members.get(path) ?? 0) + count)
  if (Array.isArray(value))
    for (const item of value) for (const [path, count] of membersOf(item, above)) add(path, count)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const path = [...above, anchorOf(name)]
      add(path.join('.'), 1)
      for (const each of membersOf(inner, path)) add(...each)
    }
  return members
}

const textsAt = (text: string, ranges: readonly TextRange[]) => ranges.map(([start, end]) => text.slice(start, end))

/** As many lines as there are members, each beginning with the last name. */
const expected = ([path, count]: readonly [string, number]) => [path, Array(count).fill(path.split('.').at(-1))]
const found = (path: string, lines: readonly string[]) => [
  path,
  lines.map((line) => anchorOf(/^"(.+?)":/.exec(line)?.[1] ?? `no member: ${line}`)),
]

test('every member of every example of an answer is found where it is', () => {
  const answers = operations.flatMap((operation) => sampleAnswerOf(operation)?.example.text ?? [])
  expect(answers.length).toBeGreaterThan(60)
  for (const text of answers) {
    const members = [...membersOf(JSON.parse(text))]
    expect(members.map(([path]) => found(path, textsAt(text, rangesInAnswer(text, path.split('.')))))).toEqual(
      members.map(expected),
    )
  }
})

const codeOf = (operation: OperationDetails, language: (typeof sampleLanguages)[number]['id']) => {
  const { definition } = definitions.find((each) => each.operations.includes(operation)) ?? { definition: {} }
  return samplesOf(definition, operation, { base: 'https://bank.test', clientId: null, language, types }).call
}

test.each(sampleLanguages)('every member of every body is found in $title', ({ id }) => {
  const withBody = operations.filter(({ bodies }) => bodies[0]?.examples[0])
  expect(withBody.length).toBeGreaterThan(20)
  for (const operation of withBody) {
    const members = [...membersOf(JSON.parse(operation.bodies[0]?.examples[0]?.text ?? ''))]
    const code = codeOf(operation, id)
    expect(members.map(([path]) => found(path, textsAt(code, rangesInBody(code, path.split('.')))))).toEqual(
      members.map(expected),
    )
  }
})

const parameters = [
  { name: 'accountId', in: 'path', required: true, schema: { type: 'string', example: 'A 1' } },
  { name: 'page', in: 'query', required: true, schema: { type: 'integer', example: 2 } },
  { name: 'size', in: 'query', required: true, schema: { type: 'integer', example: 50 } },
  { name: 'sign', in: 'header', required: true, schema: { type: 'string' } },
  { name: 'left', in: 'query', schema: { type: 'string' } },
]
const path = '/accounts/{accountId}/movements'
const definition = { paths: { [path]: { get: { operationId: 'list', parameters } } } }
const [outline] = outlineOf(definition).operations
if (!outline) throw new Error('No operation')
const operation = detailsOf(definition, outline)

test.each([
  ['bash', "-H 'sign: SIGN'"],
  ['javascript', '"sign": "SIGN",'],
  ['typescript', '"sign": "SIGN",'],
  ['python', '"sign": "SIGN",'],
  ['java', '.header("sign", "SIGN")'],
] as const)('a parameter is found in its place in %s', (language, header) => {
  const code = samplesOf(definition, operation, { base: 'https://bank.test', clientId: null, language, types }).call
  const shown = Object.fromEntries(
    parameters.map(({ name }) => [name, textsAt(code, rangesOfParameter(code, name, path))]),
  )
  expect(shown).toEqual({ accountId: ['A%201'], page: ['page=2'], size: ['size=50'], sign: [header], left: [] })
})

test('variants of one name are found by their numbered addresses, and what a sample does not have is not', () => {
  const text = JSON.stringify({ amount: { value: '1.00' }, value: 'of the root' }, null, 2)
  expect(textsAt(text, rangesInAnswer(text, ['amount', 'value-2']))).toEqual(['"value": "1.00"'])
  expect(rangesInAnswer(text, ['amount', 'unit'])).toEqual([])
  expect(rangesInBody("curl -X GET 'https://bank.test'", ['amount'])).toEqual([])
})
