import { isRecord } from '../problem.ts'

/** What is typed into the fields of a call: a value per parameter, by its place and name, and the body. */
export interface TypedCall {
  parameters: Readonly<Record<string, unknown>>
  body: unknown
  mediaType: string | null
}

const secretWords = new Set(['otp', 'password', 'secret', 'pin', 'cvv', 'cvc'])
const secretPairs = [
  ['private', 'key'],
  ['access', 'token'],
  ['refresh', 'token'],
]

function isSecret(name: string): boolean {
  const words = name.split(/(?=[A-Z])|[^A-Za-z]/).map((word) => word.toLowerCase())
  return (
    words.some((word) => secretWords.has(word)) ||
    secretPairs.some((pair) => pair.every((each) => words.includes(each)))
  )
}

function withoutSecretMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecretMembers)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecret(name) ? '' : withoutSecretMembers(member)]),
  )
}

function bodyWithoutSecrets(body: unknown): unknown {
  if (typeof body !== 'string') return withoutSecretMembers(body)
  try {
    const json: unknown = JSON.parse(body)
    const kept = withoutSecretMembers(json)
    return JSON.stringify(kept) === JSON.stringify(json) ? body : JSON.stringify(kept, null, 2)
  } catch {
    // What cannot be read may have one anywhere.
    return body.split(/\W/).some(isSecret) ? null : body
  }
}

/** Without one-time passwords, passwords, keys and tokens, as far as the names of fields say so. */
export const withoutSecrets = ({ parameters, body, mediaType }: TypedCall): TypedCall => ({
  parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => !isSecret(name))),
  body: bodyWithoutSecrets(body),
  mediaType,
})
