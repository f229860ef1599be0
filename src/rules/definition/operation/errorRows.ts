import { type ApiErrorId, errorIdOf } from '../../docs/apiErrors.ts'
import { parseJson } from '../../json/parseJson.ts'
import { nodeOf, textOf } from '../references.ts'
import type { AnswerOutline, Example, OperationDetails } from './outline.ts'

/** One way in which a call fails. */
export interface ErrorRow {
  /** Different for each row of an operation. */
  key: string
  status: string
  /** `header.detailCode`; empty where the definition shows none. */
  code: string
  /** `header.message`; empty where the definition shows none. */
  message: string
  /** When the bank answers so. */
  when: string
  /** The whole answer, where the definition shows one. */
  example: string | null
  /** How to get it, where the definition says so. */
  how?: string
  /** Where it is explained; null for errors of one operation. */
  id: ApiErrorId | null
}

export const isError = ({ status }: Pick<AnswerOutline, 'status'>): boolean => /^[45]/.test(status)

function headerOf(text: string): { code: string; message: string } {
  const { detailCode, message } = nodeOf(nodeOf(parseJson(text)).header)
  return { code: textOf(detailCode), message: textOf(message) }
}

/** A row for each example of an answer that fails, or one for the answer where it has none. */
export function errorRowsOf({ answers }: Pick<OperationDetails, 'answers'>): ErrorRow[] {
  return answers.filter(isError).flatMap(({ status, description, bodies }) => {
    const examples = bodies.flatMap(({ mediaType, examples }) => examples.map((each) => ({ mediaType, ...each })))
    if (examples.length === 0)
      return [{ key: status, status, code: '', message: '', when: description, example: null, id: null }]
    return examples.map(({ mediaType, name, summary, text, how }): ErrorRow => {
      const header = headerOf(text)
      const id = errorIdOf(Number(status), header.message, header.code)
      return {
        key: `${status} ${mediaType} ${name}`,
        status,
        ...header,
        when: summary || description,
        example: text,
        ...(how !== undefined && { how }),
        id,
      }
    })
  })
}

/** The example of the first answer that succeeds, with its status: it stands beside the request. */
export function sampleAnswerOf({
  answers,
}: Pick<OperationDetails, 'answers'>): { status: string; example: Example } | null {
  const answer = answers.find((each) => !isError(each))
  const example = answer?.bodies.flatMap((body) => body.examples)[0]
  return answer && example ? { status: answer.status, example } : null
}
