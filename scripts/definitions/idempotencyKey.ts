import type { Oas3Preprocessor } from '@redocly/openapi-core'
import { repetition } from '../../src/rules/bank/repetition.ts'

const shared = (file: string, name: string) => ({ $ref: `../shared/${file}.yaml#/${name}` })

/** Every POST takes an Idempotency-Key, unless it has `x-reads-only`: the parameter and what is answered about it. */
export const idempotencyKey: Oas3Preprocessor = () => ({
  Operation: {
    enter(operation, { key, location }) {
      const isCallback = location.pointer.includes('/callbacks/')
      if (key !== 'post' || isCallback || 'x-reads-only' in operation) return
      const { '200': answer, ...others } = operation.responses ?? {}
      const replayed = { [repetition.replayedHeader]: shared('headers', 'IdempotentReplayed') }
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
