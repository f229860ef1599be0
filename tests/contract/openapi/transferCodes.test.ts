import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { anyReason, interbankReasons, internalReasons } from '../../../src/rules/bank/transferCodes.ts'

const schemas = parse(readFileSync('mocks/openapi/shared/schemas.yaml', 'utf8')) as Record<
  string,
  { description: string; enum: string[] }
>

/** `A salary, B residential rent`, whatever the lines are. */
const meaningsIn = (description = '') =>
  description
    .replaceAll(/\s+/g, ' ')
    .split(': ')
    .at(-1)
    ?.match(/\b(?:[A-V]|\d\d) [^,.]+/g)

const lowered = (codes: typeof interbankReasons) =>
  codes.map(({ code, meaning }) => `${code} ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`)

test.each([
  ['InternalReasonCode', internalReasons, ['', anyReason]],
  ['InterbankReasonCode', interbankReasons, [anyReason]],
])('the definitions take the reason codes that the documentation lists: %s', (name, reasons, without) => {
  expect(schemas[name]?.enum).toEqual([...without, ...reasons.map(({ code }) => code)])
  expect(meaningsIn(schemas[name]?.description.split('\n\n')[1])).toEqual(lowered(reasons))
})
