import { listOf, type Node, nodeOf, textOf } from '../references.ts'
import { anchorOf, type OperationOutline, uniqueAnchor } from './outline.ts'

/** The operations of one tag. */
export interface OperationGroup {
  /** Its anchor on the page. */
  id: string
  title: string
  description: string
  operations: readonly OperationOutline[]
}

const untagged = { alone: 'Operations', last: 'Other operations' }

/**
 * Each operation once, under the first of its tags: tags in the order in which the definition lists them, then those that it
 * does not list, then what has no tag.
 */
export function operationGroups(document: Node, operations: readonly OperationOutline[]): OperationGroup[] {
  const descriptions = new Map(
    listOf(document.tags)
      .map(nodeOf)
      .map(({ name, description }) => [textOf(name), textOf(description)]),
  )
  const byTag = new Map<string, OperationOutline[]>([...descriptions.keys()].map((tag) => [tag, []]))
  for (const operation of operations) {
    const members = byTag.get(operation.tag)
    if (members) members.push(operation)
    else byTag.set(operation.tag, [operation])
  }
  const ofNone = byTag.get('') ?? []
  byTag.delete('')
  const taken = new Set(operations.map(({ id }) => id))
  const group = (title: string, description: string, members: readonly OperationOutline[]) =>
    members.length === 0
      ? []
      : [{ id: uniqueAnchor(taken, anchorOf(`tag-${title}`)), title, description, operations: members }]
  const tagged = [...byTag].flatMap(([tag, members]) => group(tag, descriptions.get(tag) ?? '', members))
  return [...tagged, ...group(tagged.length > 0 ? untagged.last : untagged.alone, '', ofNone)]
}
