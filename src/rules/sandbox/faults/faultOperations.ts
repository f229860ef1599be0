import type { OperationFacts } from '../operationList.ts'

const includes = ({ id, group, title, path }: OperationFacts, words: readonly string[]) =>
  words.every((word) => [id, group, title, path].some((part) => part.toLowerCase().includes(word)))

/** The operations that have every word of the text in their id, title, group or path. */
export const findOperations = (operations: readonly OperationFacts[], text: string): readonly OperationFacts[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return words.length === 0 ? operations : operations.filter((operation) => includes(operation, words))
}

const lastGroups = ['Authorization', 'Portal']

/** By product in the order of the list; then authorization, and the portal's own calls. */
export function groupOperations(operations: readonly OperationFacts[]): [group: string, OperationFacts[]][] {
  const groups = new Map<string, OperationFacts[]>()
  for (const operation of operations) groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation])
  return [...groups].toSorted(([one], [other]) => lastGroups.indexOf(one) - lastGroups.indexOf(other))
}
