import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { parse } from 'yaml'

interface ObjectSchema {
  properties: Record<string, unknown>
}

const readEnvelope = (folder: string) =>
  parse(readFileSync(join(folder, 'shared/envelope.yaml'), 'utf8')) as ObjectSchema

/** Puts the envelope of every answer around the schema that a definition has as `x-envelope`. */
export const envelopeOf =
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
