import { isRecord } from '../../../src/rules/problem.ts'

/**
 * A body that leaves out what the reader need not see, each time with an ellipsis after a comma.
 * @throws SyntaxError when it is no JSON without them
 */
export const parseExcerpt = (text: string): unknown => JSON.parse(text.replaceAll(/,\s*…/g, ''))

/** Of a value what the excerpt shows: its members, and as many entries of a list. */
export function excerptOf(value: unknown, excerpt: unknown): unknown {
  if (Array.isArray(excerpt) && Array.isArray(value)) return excerpt.map((each, index) => excerptOf(value[index], each))
  if (isRecord(excerpt) && isRecord(value))
    return Object.fromEntries(Object.keys(excerpt).map((name) => [name, excerptOf(value[name], excerpt[name])]))
  return value
}
