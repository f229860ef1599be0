/** One API of a product: its name, method, address under the API base, and what it does. */
export type SeededService = readonly [
  name: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  purpose: string,
]

export interface SeededProduct {
  /** As in the bank's list: mostly a number, in old entries a string of digits. */
  id: number | string
  name: string
  summary: string
  description: string
  type: 'API' | 'SERVICE' | null
  /** The path of its picture on a grid of 24 units. */
  drawing: string
  headings: Readonly<Record<string, readonly SeededService[]>>
}
