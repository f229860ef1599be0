import { dereferenced, type Node, nodeOf, textOf } from '../../src/rules/definition/references.ts'
import type { DocumentedErrorFacts } from '../../src/rules/sandbox/operationList.ts'

/** An error of an operation's definition, and what it answers there. */
export interface DocumentedError extends DocumentedErrorFacts {
  headers: Readonly<Record<string, string>>
  body: Node
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** An error by what it answers: an envelope, or an OAuth error (RFC 6749 section 5.2). */
export function errorOfAnswer(answer: Omit<DocumentedError, 'code' | 'message'>): DocumentedError {
  const { body } = answer
  const { detailCode, message } = nodeOf(body.header)
  return {
    ...answer,
    code: textOrNull(detailCode ?? body.error),
    message: textOrNull(message ?? body.error_description),
  }
}

function headersOf(document: Node, response: Node): Record<string, string> {
  const headers = Object.entries(nodeOf(response.headers)).flatMap(([name, header]) => {
    const { example } = dereferenced(document, header)
    return example === undefined ? [] : [[name, String(example)]]
  })
  return Object.fromEntries(headers) as Record<string, string>
}

/** The named examples of the failures that an operation of an OpenAPI document describes, by status. */
export function documentedErrorsOf(document: Node, operation: Node): DocumentedError[] {
  return Object.entries(nodeOf(operation.responses)).flatMap(([code, described]) => {
    const status = Number(code)
    if (!(status >= 400)) return []
    const response = dereferenced(document, described)
    const headers = headersOf(document, response)
    const { examples } = nodeOf(nodeOf(response.content)['application/json'])
    return Object.entries(nodeOf(examples)).map(([name, example]) => {
      const { summary, value } = dereferenced(document, example)
      return errorOfAnswer({ name, status, summary: textOf(summary), headers, body: nodeOf(value) })
    })
  })
}
