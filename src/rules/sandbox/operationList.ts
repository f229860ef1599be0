import { array, type Infer, integer, nullable, string, type } from 'superstruct'

const documentedError = type({
  /** The name of its example in the definition. */
  name: string(),
  status: integer(),
  /** The detailCode of an envelope, or the error code of OAuth. */
  code: nullable(string()),
  message: nullable(string()),
  summary: string(),
})
export type DocumentedErrorFacts = Infer<typeof documentedError>

/** What can be called, and hit by a fault: each with its product, `Authorization` or `Portal` as its group. */
export const operationList = array(
  type({
    id: string(),
    method: string(),
    path: string(),
    group: string(),
    title: string(),
    errors: array(documentedError),
  }),
)
export type OperationFacts = Infer<typeof operationList>[number]
