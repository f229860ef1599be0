import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { definitionsFolder } from './definitionFiles.ts'

interface ObjectSchema {
  properties: Record<string, unknown>
}

const readEnvelope = (folder: string) =>
  parse(readFileSync(join(folder, 'shared/envelope.yaml'), 'utf8')) as ObjectSchema

/** Puts the envelope of every answer around the schema that a definition has as `x-envelope`. */
const envelopeOf =
  (folder: string): Oas3Preprocessor =>
  () => ({
    Schema: {
      enter(schema) {
        const { 'x-envelope': data, ...others } = schema as Record<string, unknown>
        if (data === undefined) return
        const { properties, ...envelope } = readEnvelope(folder)
        Reflect.deleteProperty(schema, 'x-envelope')
        Object.assign(schema, envelope, others, { properties: { ...properties, data } })
      },
    },
  })

/** Of the configuration with which the definitions of a folder are checked and bundled. */
export const envelopePluginOf = (folder: string) => ({
  id: 'envelope',
  preprocessors: { oas3: { answer: envelopeOf(folder) } },
})
export const envelopePlugin = envelopePluginOf(definitionsFolder)
export const envelopePreprocessors = { 'envelope/answer': 'on' } as const
