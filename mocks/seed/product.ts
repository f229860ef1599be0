/** One API of the bank's own systems, which has no definition. */
export interface InternalService {
  name: string
  endpointAddress: string
}

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
  /** Services by heading: an API is the name of its file in the folder, without the extension. */
  headings: Readonly<Record<string, readonly (string | InternalService)[]>>
}
