import { parseArgs } from 'node:util'
import { is } from 'superstruct'
import { sandboxServer } from '../../../src/rules/sandbox/banks/sandboxServer.ts'
import { longestSeed, sandboxSeed } from '../../../src/rules/sandbox/data/sandboxNames.ts'
import { day, hour, minute } from '../../../src/rules/time/units.ts'
import { readAccessOptions, type ServerAccess } from '../access/readAccessOptions.ts'
import type { BankLimits } from '../banks/banks.ts'
import { startTimeOf } from '../startTime.ts'
import type { LogFormat } from './serverLog.ts'

const unitTimes = { s: 1000, m: minute, h: hour, d: day } as const

interface ServerOptions {
  port: number
  /** Where the server is reached, and what control calls need. */
  access: ServerAccess
  /** Where the rows are stored; undefined keeps them in memory. */
  data: string | undefined
  /** The new folder into which what can be read of `data` is written; undefined starts the server. */
  repair: string | undefined
  /** The address of a PostgreSQL database in which the rows are stored, also those of other servers. */
  database: string | undefined
  /** Whether only what a start would do to `database` is wanted. */
  check: boolean
  /** What ids, keys and salts are derived from. */
  seed: string | undefined
  /** When the bank's clock starts, in milliseconds since the epoch; undefined is now. */
  startTime: number | undefined
  /** Whether a call makes its bank. */
  isOnDemand: boolean
  limits: BankLimits
  /** How many rows each bank has at most, without the log of its calls; undefined for any number. */
  maxRows: number | undefined
  /** How each call is printed; undefined prints none. */
  logFormat: LogFormat | undefined
  /** Whether only the help text is wanted. */
  help: boolean
}

/** @throws Error that says which value is no port */
export function portOf(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new Error(`--port ${value} is not a port`)
  return Number(value)
}

/** Those of the command line, and the control key of the environment. @throws Error that says which option is wrong */
export function readServerOptions(args: string[], environment: NodeJS.ProcessEnv = {}): ServerOptions {
  const { values } = parseArgs({
    args: args.map((arg, index) => (arg === '--log' && (args[index + 1] ?? '-').startsWith('-') ? '--log=text' : arg)),
    options: {
      port: { type: 'string', default: new URL(sandboxServer).port },
      host: { type: 'string', default: new URL(sandboxServer).hostname },
      'public-url': { type: 'string' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'control-key': { type: 'string' },
      data: { type: 'string' },
      repair: { type: 'string' },
      database: { type: 'string' },
      check: { type: 'boolean', default: false },
      seed: { type: 'string' },
      clock: { type: 'string' },
      banks: { type: 'string', multiple: true, default: [] },
      open: { type: 'string', default: '50' },
      idle: { type: 'string', default: '1h' },
      keep: { type: 'string' },
      rows: { type: 'string' },
      log: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { host, 'public-url': publicUrl, 'allow-host': allowHosts, 'control-key': controlKey } = values
  const { port, data, repair, database, check, seed, clock, banks, open, idle, keep, rows, log, help } = values
  if (data === '') throw new Error('--data needs a folder')
  if (repair === '') throw new Error('--repair needs a folder')
  if (repair !== undefined && data === undefined) throw new Error('--repair needs the damaged folder as --data')
  if (database === '') throw new Error('--database needs an address such as postgres://USER@HOST/NAME')
  if (database !== undefined && data !== undefined) throw new Error('--data and --database cannot be combined')
  if (check && database === undefined) throw new Error('--check needs a --database')
  if (log !== undefined && log !== 'text' && log !== 'json') throw new Error(`--log ${log} is neither text nor json`)
  if (seed === '') throw new Error('--seed needs a text')
  if (seed !== undefined && !is(seed, sandboxSeed))
    throw new Error(`--seed takes a text of at most ${longestSeed} characters`)
  return {
    port: portOf(port),
    access: readAccessOptions({ host, publicUrl, allowHosts, controlKey }, environment),
    data,
    repair,
    database,
    check,
    seed,
    startTime: clock === undefined ? undefined : startTimeOf(clock, '--clock'),
    isOnDemand: banks.includes(onDemand),
    limits: {
      most: countOf(banks.findLast((value) => value !== onDemand) ?? '100', '--banks'),
      open: countOf(open, '--open'),
      idle: durationOf(idle, '--idle'),
      keep: keep === undefined ? Number.POSITIVE_INFINITY : durationOf(keep, '--keep'),
    },
    maxRows: rows === undefined ? undefined : countOf(rows, '--rows'),
    logFormat: log,
    help,
  }
}

const onDemand = 'on-demand'

function countOf(text: string, name: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new Error(`${name} ${text} is not a number from 1 to 999999${name === '--banks' ? ` or ${onDemand}` : ''}`)
  return Number(text)
}

/** In milliseconds. */
function durationOf(text: string, name: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([smhd])$/.exec(text) ?? []
  if (count === undefined || unit === undefined)
    throw new Error(`${name} ${text} is not a time such as 90s, 30m, 1h or 30d`)
  return Number(count) * unitTimes[unit as keyof typeof unitTimes]
}
