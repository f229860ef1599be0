import { dereferenced, type Node, nodeOf } from '../references.ts'
import { isError } from './errorRows.ts'
import { fieldsKeyOf, type OperationOutline } from './outline.ts'

export interface ErrorFieldsPlace {
  operation: Pick<OperationOutline, 'id' | 'summary'>
  status: string
}

/**
 * By `fieldsKey`, the first operation of each error and the first of its statuses: most operations of a definition fail
 * alike, and the page lists those fields once.
 */
export function errorFieldPlaces(
  document: Node,
  operations: readonly OperationOutline[],
): ReadonlyMap<string, ErrorFieldsPlace> {
  const places = new Map<string, ErrorFieldsPlace>()
  const note = (operation: OperationOutline) => {
    const item = dereferenced(document, nodeOf(document.paths)[operation.path])
    for (const [status, answer] of Object.entries(nodeOf(nodeOf(item[operation.method]).responses))) {
      if (!isError({ status })) continue
      const key = fieldsKeyOf(document, dereferenced(document, answer))
      if (!places.has(key)) places.set(key, { operation, status })
    }
  }
  for (const operation of operations)
    try {
      note(operation)
    } catch {
      // What cannot be read says so where it is shown.
    }
  return places
}
