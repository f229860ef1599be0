const shortest = 16
const longest = 256

const tokenText = /^[\w.~+/-]+=*$/

/** Whether it has only what a Bearer token may have (RFC 6750 section 2.1). */
export const isTokenText = (key: string): boolean => tokenText.test(key)

/** The key of the command line, or of the environment. @throws Error that does not have the key */
export function readControlKey(option: string | undefined, fromEnvironment: string | undefined): string | undefined {
  const key = option ?? fromEnvironment
  if (key === undefined) return undefined
  const name = option === undefined ? 'PORTICO_CONTROL_KEY' : '--control-key'
  if (key.length < shortest || key.length > longest)
    throw new Error(`${name} has ${key.length} characters: a control key has ${shortest} to ${longest}`)
  if (!isTokenText(key))
    throw new Error(`${name} has characters that a Bearer token cannot have: use letters, digits and -._~+/`)
  return key
}
