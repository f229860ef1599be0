import { expect, test } from 'vitest'
import { readServerOptions } from '../../../../../mocks/hosts/server/serverOptions.ts'

const key = 'a-key-of-16-char'
const withKey = ['--control-key', key]
const accessOf = (args: string[], environment = {}) => {
  const { names, ...access } = readServerOptions(args, environment).access
  return { ...access, names: [...names] }
}
const loopback = {
  host: '127.0.0.1',
  publicUrl: undefined,
  names: ['127.0.0.1'],
  controlKey: undefined,
  isExposed: false,
}

test('without options this machine alone reaches the server, without a key', () => {
  expect(accessOf([])).toEqual(loopback)
})

test.each([
  [['--host', 'localhost'], { ...loopback, host: 'localhost', names: ['localhost'] }],
  [['--host', '::1'], { ...loopback, host: '::1', names: ['[::1]'] }],
  [['--host', '[::1]'], { ...loopback, host: '::1', names: ['[::1]'] }],
  [['--host', '127.0.0.2'], { ...loopback, host: '127.0.0.2', names: ['127.0.0.2'] }],
  [['--allow-host', 'localhost'], { ...loopback, names: ['127.0.0.1', 'localhost'] }],
  [
    ['--public-url', 'http://localhost:8080/'],
    { ...loopback, publicUrl: { origin: 'http://localhost:8080', path: '' }, names: ['127.0.0.1', 'localhost'] },
  ],
])('%j stays on this machine', (args, expected) => {
  expect(accessOf(args)).toEqual(expected)
})

const exposed = { ...loopback, controlKey: key, isExposed: true }

test.each([
  [['--host', '0.0.0.0'], { ...exposed, host: '0.0.0.0', names: [] }],
  [['--host', '0'], { ...exposed, host: '0', names: [] }],
  [['--host', '::'], { ...exposed, host: '::', names: [] }],
  [['--host', '192.0.2.7'], { ...exposed, host: '192.0.2.7', names: ['192.0.2.7'] }],
  [['--host', '2001:DB8::1'], { ...exposed, host: '2001:DB8::1', names: ['[2001:db8::1]'] }],
  [['--host', '::ffff:127.0.0.1'], { ...exposed, host: '::ffff:127.0.0.1', names: ['[::ffff:7f00:1]'] }],
  [
    ['--public-url', 'https://Sandbox.bank.com/portico/'],
    {
      ...exposed,
      publicUrl: { origin: 'https://sandbox.bank.com', path: '/portico' },
      names: ['127.0.0.1', 'sandbox.bank.com'],
    },
  ],
  [
    ['--allow-host', 'One.intern, two.intern', '--allow-host', 'localhost'],
    { ...exposed, names: ['127.0.0.1', 'one.intern', 'two.intern', 'localhost'] },
  ],
])('%j needs a key, by its configuration alone', (args, expected) => {
  expect(accessOf([...args, ...withKey])).toEqual(expected)
  expect(accessOf(args, { PORTICO_CONTROL_KEY: key })).toEqual(expected)
  expect(() => accessOf(args)).toThrow(
    'Other machines can reach this server: set --control-key KEY, or PORTICO_CONTROL_KEY in the environment. ' +
      'Control calls must then send it',
  )
})

test('a key may be set on this machine too, and that of the command line counts', () => {
  expect(accessOf(withKey)).toEqual({ ...loopback, controlKey: key })
  expect(accessOf(withKey, { PORTICO_CONTROL_KEY: 'b-key-of-16-char' }).controlKey).toBe(key)
})

const messageOf = (args: string[], environment = {}) => {
  try {
    readServerOptions(args, environment)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  ['fifteen-letters', 'has 15 characters: a control key has 16 to 256'],
  ['', 'has 0 characters: a control key has 16 to 256'],
  ['x'.repeat(257), 'has 257 characters: a control key has 16 to 256'],
  ['sixteen letters!', 'has characters that a Bearer token cannot have: use letters, digits and -._~+/'],
  ['sixteen-letters\n', 'has characters that a Bearer token cannot have: use letters, digits and -._~+/'],
  ['sixteen-lettersü', 'has characters that a Bearer token cannot have: use letters, digits and -._~+/'],
])('a key %j is refused and not repeated', (wrong, message) => {
  expect(messageOf([`--control-key=${wrong}`])).toBe(`--control-key ${message}`)
  expect(messageOf([], { PORTICO_CONTROL_KEY: wrong })).toBe(`PORTICO_CONTROL_KEY ${message}`)
})

test('keys at the limits are taken', () => {
  expect([16, 256].map((length) => accessOf(['--control-key', 'x'.repeat(length)]).controlKey?.length)).toEqual([
    16, 256,
  ])
  expect(accessOf(['--control-key', 'aZ09-._~+/aZ09=='])).toMatchObject({ controlKey: 'aZ09-._~+/aZ09==' })
})

const noHost = (option: string, text: string) =>
  `${option} ${text} is not the name or the address of a host, without a port`
const noUrl = (text: string) => `--public-url ${text} is not an address: give one such as https://sandbox.bank.com`

test.each([
  [['--host', ''], noHost('--host', '')],
  [['--host', '0.0.0.0:80'], noHost('--host', '0.0.0.0:80')],
  [['--host', 'http://a'], noHost('--host', 'http://a')],
  [['--allow-host', '*'], noHost('--allow-host', '*')],
  [['--allow-host', '*.bank.com'], noHost('--allow-host', '*.bank.com')],
  [['--allow-host', 'a.bank.com,'], noHost('--allow-host', '')],
  [['--allow-host', 'a.bank.com:443'], noHost('--allow-host', 'a.bank.com:443')],
  [['--allow-host', 'a@b'], noHost('--allow-host', 'a@b')],
  [['--public-url', ''], noUrl('')],
  [['--public-url', 'sandbox.bank.com'], noUrl('sandbox.bank.com')],
  [['--public-url', 'ftp://bank.com'], noUrl('ftp://bank.com')],
  [['--public-url', 'https://'], noUrl('https://')],
  [['--public-url', 'https://a:b@bank.com'], '--public-url has a username or a password: leave them out'],
  [['--public-url', 'https://bank.com?a'], '--public-url https://bank.com?a has a query or a fragment: leave it out'],
  [['--public-url', 'https://bank.com/#'], '--public-url https://bank.com/# has a query or a fragment: leave it out'],
  [
    ['--public-url', 'https://bank.com//a'],
    '--public-url https://bank.com//a has a path with other characters than letters, digits and -._~',
  ],
  [
    ['--public-url', 'https://bank.com/a%20b'],
    '--public-url https://bank.com/a%20b has a path with other characters than letters, digits and -._~',
  ],
  [
    ['--public-url', 'https://bank.com/Sandbox/x'],
    '--public-url https://bank.com/Sandbox/x has a path that begins like one of the server’s own, /Sandbox: choose another',
  ],
  [
    ['--public-url', 'https://bank.com/x/banks/y'],
    '--public-url https://bank.com/x/banks/y has /banks in its path, where the server has its named banks: choose another',
  ],
])('%j is an error', (args, message) => {
  expect(messageOf([...args, ...withKey])).toBe(message)
})
