/** A text as one word of a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

export const curlHeader = (name: string, value: string): string => `-H ${shellQuoted(`${name}: ${value}`)}`

/** A call for a shell, with its address and its options as the shell reads them. */
export const curlCommand = (method: string, address: string, options: readonly string[]): string =>
  [`curl -X ${method} ${address}`, ...options].join(' \\\n  ')
