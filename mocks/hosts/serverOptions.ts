import { parseArgs } from 'node:util'
import { is } from 'superstruct'
import { sandboxSeed } from '../../src/rules/sandbox/sandboxData.ts'
import { isoTimeOf } from '../bank/isoTime.ts'

export const usage =
  'Options: [--port 8787] [--data FOLDER] [--repair NEW-FOLDER] [--seed TEXT] [--clock 2026-03-14T10:32:07+03:00] [--log] [--help]'

interface ServerOptions {
  port: number
  /** Where the rows are stored; undefined keeps them in memory. */
  data: string | undefined
  /** The new folder into which what can be read of `data` is written; undefined starts the server. */
  repair: string | undefined
  /** What ids, keys and salts are derived from. */
  seed: string | undefined
  /** When the bank's clock starts, in milliseconds since the epoch; undefined is now. */
  startTime: number | undefined
  /** Whether each call is printed. */
  log: boolean
  /** Whether only the usage is wanted. */
  help: boolean
}

/** @throws Error that says which value is no port */
export function portOf(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error(`--port ${value} is not a port`)
  return Number(value)
}

/** Those of the command line. @throws Error that says which option is wrong */
export function readServerOptions(args: string[]): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8787' },
      data: { type: 'string' },
      repair: { type: 'string' },
      seed: { type: 'string' },
      clock: { type: 'string' },
      log: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { port, data, repair, seed, clock, log, help } = values
  if (data === '') throw new Error('--data needs a folder')
  if (repair === '') throw new Error('--repair needs a folder')
  if (repair !== undefined && data === undefined) throw new Error('--repair needs the damaged folder as --data')
  if (seed === '') throw new Error('--seed needs a text')
  if (seed !== undefined && !is(seed, sandboxSeed)) throw new Error('--seed is a text of at most 64 characters')
  return {
    port: portOf(port),
    data,
    repair,
    seed,
    startTime: clock === undefined ? undefined : readTime(clock),
    log,
    help,
  }
}

function readTime(text: string): number {
  const time = isoTimeOf(text)
  if (Number.isNaN(time) || !text.startsWith('20'))
    throw new Error(`--clock ${text} is not an ISO 8601 time with an offset, from 2000 to 2099`)
  return time
}
