import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Ends the process with what is wrong, in a line. */
export function endWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** The value, or the end of the process with what was thrown instead. */
export function orEnd<Value>(find: () => Value): Value {
  try {
    return find()
  } catch (error) {
    return endWith(error)
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The options in a line, such as `Options: [--port …] [--check]`. */
function usageOf(options: Options): string {
  const each = Object.entries(options).map(([name, { type }]) => (type === 'boolean' ? `[--${name}]` : `[--${name} …]`))
  return each.length === 0 ? 'This command has no options.' : `Options: ${each.join(' ')}`
}

/** @throws Error with Node's first sentence, which names what is wrong, and the options that there are */
export function parsed<Result>(options: Options, parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/)
    throw new Error(`${sentence}\n${usageOf(options)}`)
  }
}

/** Those of the command line; one that is unknown or lacks its value ends the process with a line that names it. */
export const readOptions = <const Given extends Options>(options: Given) =>
  orEnd(() => parsed(options, () => parseArgs({ options }).values))

/** The same beside words that are no options. */
export const readArguments = <const Given extends Options>(options: Given) =>
  orEnd(() => parsed(options, () => parseArgs({ options, allowPositionals: true })))

/**
 * Those whose name is one of the words or, where none is, holds one, in any case; all when there is no word.
 * @throws Error that says which word names nothing, and what there is
 */
export function named<Name extends string>(names: readonly Name[], words: readonly string[]): Name[] {
  if (words.length === 0) return [...names]
  const lower = (text: string) => text.toLowerCase()
  const isName = (word: string) => names.some((name) => lower(name) === lower(word))
  const matches = (name: Name, word: string) =>
    isName(word) ? lower(name) === lower(word) : lower(name).includes(lower(word))
  const unknown = words.find((word) => !names.some((name) => matches(name, word)))
  if (unknown !== undefined) throw new Error(`There is no ${unknown}: choose one of ${names.join(', ')}.`)
  return names.filter((name) => words.some((word) => matches(name, word)))
}

/** The words of a command without options. @throws Error for an option, with the names that there are */
function wordsOf(names: readonly string[]): string[] {
  const option = process.argv.slice(2).find((word) => word.startsWith('-'))
  if (option !== undefined) throw new Error(`Unknown option '${option}': choose one of ${names.join(', ')}.`)
  return process.argv.slice(2)
}

/** Those that the command line names, or all; a word that names nothing ends the process. */
export const chosenOf = <Name extends string>(names: readonly Name[]): Name[] =>
  orEnd(() => named(names, wordsOf(names)))

/** The number that an option has. @throws Error that says which value is none */
export function numberOf(option: string, value: string): number {
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value)
  throw new Error(`--${option} ${value} is not a number.`)
}

/** @returns the base address without slashes at its end. @throws Error that says which value is no address of a server */
export function bankOf(value: string): string {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value))
    throw new Error(`--bank ${value} is not an address: give one such as http://127.0.0.1:8787.`)
  return value.replace(/\/+$/, '')
}
