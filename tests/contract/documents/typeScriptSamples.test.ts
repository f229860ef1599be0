// @module-tag full

import { expect, test } from 'vitest'
import { bundleDefinitions } from '../../../scripts/definitions/bundleDefinitions.ts'
import { sampleAnswerOf } from '../../../src/rules/definition/operation/errorRows.ts'
import { detailsOf, outlineOf } from '../../../src/rules/definition/operation/outline.ts'
import { samplesOf } from '../../../src/rules/definition/samples/samples.ts'
import * as types from '../../../src/rules/definition/schema/typeScriptTypes.ts'
import { docsSamples } from '../../support/docsSamples.ts'
import { typeErrorsIn } from '../../support/typeErrorsIn.ts'

/** The samples of every operation, that of a call with the example of its answer as a value of its type. */
const ofServices = Object.values(await bundleDefinitions()).flatMap(({ document }) => {
  const definition = JSON.parse(document) as Record<string, unknown>
  return outlineOf(definition).operations.flatMap((outline): [name: string, code: string][] => {
    const operation = detailsOf(definition, outline)
    const chosen = { base: 'http://bank.test', clientId: null, language: 'typescript', types } as const
    const { token, call } = samplesOf(definition, operation, chosen)
    const example = sampleAnswerOf(operation)?.example.text
    return [
      [`${operation.id} token`, token ?? ''],
      [`${operation.id} call`, `${call}\nexport const example: ResponseBody = ${example}`],
    ]
  })
})

const ofPages = docsSamples
  .filter(({ language }) => language === 'typescript')
  .map(({ name, code }): [string, string] => [name, code])

test('the samples in TypeScript compile in strict mode, and their types fit the examples', {
  meta: { slow: 'the compiler reads the declarations of the language and of Node' },
}, () => {
  expect([ofServices.length >= 2 * 66, ofPages.length]).toEqual([true, 12])
  expect(typeErrorsIn(new Map([...ofServices, ...ofPages]))).toEqual([])
})
