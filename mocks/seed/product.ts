/** One API of a product: its name, method, address under the API base, and what it does. */
export type SeededService = readonly [
  name: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  purpose: string,
]

export interface SeededProduct {
  /** As the bank's list has it: mostly a number, of old entries the digits. */
  id: number | string
  name: string
  summary: string
  description: string
  type: 'API' | 'SERVICE' | null
  /** The path of its picture on a grid of 24 units. */
  drawing: string
  headings: Readonly<Record<string, readonly SeededService[]>>
}
