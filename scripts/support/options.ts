import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends the process with what is wrong, in a line. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Those of the command line; one that is unknown or lacks its value ends the process with a line that names it. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return endWith(error)
  }
}

/** @returns the base address without slashes at its end. @throws Error that says which value is no address of a server */
export function bankOf(value: string): string {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    throw new Error(`--bank ${value} is not an address: give one such as http://127.0.0.1:8787.`)
  return value.replace(/\/+$/, '')
}
