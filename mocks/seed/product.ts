/** An API without a definition: its name, method, address under the API base, and what it does. */
export type UndefinedService = readonly [
  name: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  purpose: string,
]

/** One API of a product: the file in the product's folder of mocks/openapi, without its extension. */
export type SeededService = string | UndefinedService

export interface SeededProduct {
  /** As in the bank's list: mostly a number, in old entries a string of digits. */
  id: number | string
  name: string
  /** The folder of its definitions in mocks/openapi. */
  folder?: string
  summary: string
  description: string
  type: 'API' | 'SERVICE' | null
  /** The path of its picture on a grid of 24 units. */
  drawing: string
  headings: Readonly<Record<string, readonly SeededService[]>>
}
