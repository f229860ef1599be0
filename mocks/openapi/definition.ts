import type { DocumentedError } from './documentedErrors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A definition as the build bundles it: one OpenAPI document of one operation that refers to nothing outside itself. */
export interface BundledDefinition {
  title: string
  /** `x-service-id`, which the document itself does not show. */
  serviceId: number
  operationId: string
  method: Method
  path: string
  summary: string
  /** The whole document as JSON. */
  document: string
}

/** What the build knows of one of the portal's own calls. */
export interface ContractOperation {
  method: Lowercase<Method>
  path: string
  title: string
  errors: DocumentedError[]
}
