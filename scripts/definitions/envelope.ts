import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { definitionsFolder } from './definitionFiles.ts'

interface ObjectSchema {
  properties: Record<string, unknown>
}

const readEnvelope = () => parse(readFileSync(join(definitionsFolder, 'shared/envelope.yaml'), 'utf8')) as ObjectSchema

/** Puts the envelope of every answer around the schema that a definition has as `x-envelope`. */
const envelope: Oas3Preprocessor = () => ({
  Schema: {
    enter(schema) {
      const { 'x-envelope': data, ...others } = schema as Record<string, unknown>
      if (data === undefined) return
      const { properties, ...envelope } = readEnvelope()
      Reflect.deleteProperty(schema, 'x-envelope')
      Object.assign(schema, envelope, others, { properties: { ...properties, data } })
    },
  },
})

/** Of the configuration with which definitions are checked and bundled. */
export const envelopePlugin = { id: 'envelope', preprocessors: { oas3: { answer: envelope } } }
export const envelopePreprocessors = { 'envelope/answer': 'on' } as const
