import { apiLimits } from '../../../src/rules/bank/apiLimits.ts'
import { listOf, type Node, operationAt, textOf } from '../../../src/rules/definition/references.ts'
import { memoize } from '../../../src/rules/memoize.ts'
import type { OperationDescription } from '../../kernel/calls/operation.ts'
import { type DocumentedError, documentedErrorsOf } from '../../openapi/documentedErrors.ts'
import { bundledDefinition } from './readDefinition.ts'

const { requestsPerSecond, requestsPerDay } = apiLimits

/** What every answer of a service says about the limits (the page API usage), after the last call of a second. */
const usedUp = {
  'X-RateLimit-Limit-Second': `${requestsPerSecond}`,
  'X-RateLimit-Remaining-Second': '0',
  'X-RateLimit-Limit-Day': `${requestsPerDay}`,
  'X-RateLimit-Remaining-Day': `${requestsPerDay - requestsPerSecond}`,
}

const withLimits = (error: DocumentedError): DocumentedError =>
  error.status === 429 ? { ...error, headers: { ...usedUp, ...error.headers } } : error

/** What lists show of a service, by `<product>/<service>`; read from its definition once. */
export const describeService = memoize((name: string): OperationDescription => {
  const bundled = bundledDefinition(name)
  const definition = JSON.parse(bundled.document) as Node
  const operation = operationAt(definition, bundled)
  const [group] = listOf(operation.tags)
  return {
    group: textOf(group),
    title: bundled.title,
    errors: documentedErrorsOf(definition, operation).map(withLimits),
  }
})
