import type { Failure } from 'superstruct'

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  type: 'an object',
  record: 'an object',
}

/** What superstruct itself says ends with the value. */
const ownMessage = /,? but received\b/

const choice = /^Expected (?:one of|the literal) `(.*?)`,/
const bound = /(less|greater) than or equal to (\S+)/

function expectedBy({ type, message }: Failure): string | undefined {
  const [, values] = choice.exec(message) ?? []
  if (values !== undefined)
    return `${type === 'enums' ? 'one of ' : ''}${values.replaceAll('"', '').replaceAll(',', ', ')}`
  const noun = nouns[type]
  const [, side, limit] = bound.exec(message) ?? []
  return noun !== undefined && limit !== undefined
    ? `${noun} of at ${side === 'less' ? 'most' : 'least'} ${limit}`
    : noun
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value)
}

/** In plain English what superstruct says itself; a message that a schema has is as it is. */
export function failureMessage(failure: Failure): string {
  const expected = ownMessage.test(failure.message) ? expectedBy(failure) : undefined
  return expected === undefined ? failure.message : `Expected ${expected}, but received ${shown(failure.value)}`
}
