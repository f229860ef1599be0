import { anchorOf } from './outline.ts'

/** Names that a definition does not give. */
const isOurs = (name: string) => name.startsWith('(')

/** The address of a field on the page: that of its operation, then the names that lead to it. */
export const fieldAnchor = (operation: string, names: readonly string[]): string =>
  [operation, ...names.filter((name) => !isOurs(name)).map(anchorOf)].join('.')

export const operationOfAnchor = (anchor: string): string => anchor.split('.', 1)[0] ?? ''

/** Where fields of a body are, beside the parameters of the same name. */
export const bodyPart = 'body'

/** Where the field may be that a refusal begins with, as in `amount.currency: Required`. */
export function anchorsOfRefusal(operation: string, message: string): string[] {
  const [, path] = /^([\w.[\]-]+): /.exec(message) ?? []
  if (path === undefined) return []
  const names = path.split(/[.[\]]+/).filter((name) => name !== '' && !/^\d+$/.test(name))
  return [fieldAnchor(operation, [bodyPart, ...names]), fieldAnchor(operation, names)]
}
