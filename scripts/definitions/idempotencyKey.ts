import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { callHeaders } from '../../src/rules/bank/callHeaders.ts'

const shared = (file: string, name: string) => ({ $ref: `../shared/${file}.yaml#/${name}` })

/** False for an earlier version of the definitions. */
const hasKeys = (folder: string): boolean =>
  'IdempotencyKey' in parse(readFileSync(join(folder, 'shared/parameters.yaml'), 'utf8'))

/** Every POST takes an Idempotency-Key, unless it has `x-reads-only`: the parameter and what is answered about it. */
export function idempotencyKeyOf(folder: string): Oas3Preprocessor {
  const takesKeys = hasKeys(folder)
  return () => ({
    Operation: {
      enter(operation, { key, location }) {
        const isCallback = location.pointer.includes('/callbacks/')
        if (!takesKeys || key !== 'post' || isCallback || 'x-reads-only' in operation) return
        const { '200': answer, ...others } = operation.responses ?? {}
        const replayed = { [callHeaders.idempotentReplayed]: shared('headers', 'IdempotentReplayed') }
        Object.assign(operation, {
          parameters: [...(operation.parameters ?? []), shared('parameters', 'IdempotencyKey')],
          responses: {
            '200': { ...answer, headers: { ...(answer as { headers?: object } | undefined)?.headers, ...replayed } },
            ...others,
            '409': others['409'] ?? shared('responses', 'KeyRunning'),
            '422': others['422'] ?? shared('responses', 'KeyReused'),
          },
        })
      },
    },
  })
}
