import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { portOf } from '../../../../mocks/hosts/server/serverOptions.ts'
import { bankOf, numberOf, parsed } from '../../../../scripts/support/options.ts'

it.each(['abc', '65536', '-1', '', '80.5', '1e3'])('%j is no port', (value) => {
  expect(() => portOf(value)).toThrow(new Error(`--port ${value} is not a port`))
})

it('a port is a number from 0 to 65535', () => {
  expect(['0', '4173', '65535'].map(portOf)).toEqual([0, 4173, 65535])
})

it.each(['localhost:8787', '127.0.0.1:8787', '/bank', '', 'ftp://bank.test', 'http://'])(
  '%j is no address of a bank',
  (value) => {
    expect(() => bankOf(value)).toThrow(
      new Error(`--bank ${value} is not an address: give one such as http://127.0.0.1:8787.`),
    )
  },
)

it('a slash at the end of an address does not count', () => {
  expect(['http://127.0.0.1:8787', 'https://bank.test/', 'HTTP://bank.test/base//'].map(bankOf)).toEqual([
    'http://127.0.0.1:8787',
    'https://bank.test',
    'HTTP://bank.test/base',
  ])
})

it.each([
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['extra'], "Unexpected argument 'extra'"],
])('%j is refused with the options that there are', (args, message) => {
  const options = { port: { type: 'string' }, check: { type: 'boolean' } } as const
  expect(() => parsed(options, () => parseArgs({ args, options }))).toThrow(
    new Error(`${message}\nOptions: [--port …] [--check]`),
  )
})

it('a command without options says so', () => {
  expect(() => parsed({}, () => parseArgs({ args: ['--help'], options: {}, allowPositionals: true }))).toThrow(
    new Error("Unknown option '--help'\nThis command has no options."),
  )
})

it.each(['', 'ten', '-1', '1e3', ' 5'])('%j is no number of an option', (value) => {
  expect(() => numberOf('minutes', value)).toThrow(new Error(`--minutes ${value} is not a number.`))
})

it('an option has a whole or a decimal number', () => {
  expect(['0', '60', '0.5'].map((value) => numberOf('minutes', value))).toEqual([0, 60, 0.5])
})
