import { expect, test } from 'vitest'
import { type HostAccess, hostAccess, loopbackAccess } from '../../../../../mocks/hosts/access/hostAccess.ts'
import { readServerOptions } from '../../../../../mocks/hosts/server/serverOptions.ts'

const controlKey = 'a-key-of-16-char'
const accessOf = (...args: string[]): HostAccess =>
  hostAccess(readServerOptions(args, { PORTICO_CONTROL_KEY: controlKey }).access)

const local =
  'This server answers to localhost, 127.0.0.1 and [::1] only: to allow another host name, start it with --allow-host'
const named = 'This server does not answer to this host name: allow it with --allow-host'
const published = accessOf(
  '--host',
  '0.0.0.0',
  '--public-url',
  'https://sandbox.bank.com/x',
  '--allow-host',
  'a.intern',
)

const foreign = [
  undefined,
  '',
  'evil.example',
  'evil.example:8787',
  'localhost.evil.example',
  'evil.example.localhost',
  'sandbox.bank.com.evil.example',
  'evilsandbox.bank.com',
  'localhost:8787@evil.example',
  'localhost#.evil.example',
  'localhost:80:80',
  'localhost:',
  ' localhost',
  '0.0.0.0:8787',
  '[::]:8787',
  '127.0.0.2',
  '[::1',
  'a.intern/',
  'localhost..',
  '.',
  '*',
]
const loopback = [
  'localhost',
  'LOCALHOST:8787',
  '127.0.0.1',
  '127.0.0.1:8787',
  '[::1]',
  '[::1]:8787',
  'localhost.',
  'Localhost.:8787',
]
const own = [
  'sandbox.bank.com',
  'SANDBOX.BANK.COM:443',
  'sandbox.bank.com:8443',
  'a.intern',
  'a.intern:8787',
  'a.intern.:8787',
]

test('hosts are loopback, and of a server with names also these', () => {
  for (const [access, refusal] of [
    [loopbackAccess, local],
    [published, named],
  ] as const) {
    expect(foreign.map((host) => access.refusalOfHost(host))).toEqual(foreign.map(() => refusal))
    expect(loopback.map((host) => access.refusalOfHost(host))).toEqual(loopback.map(() => undefined))
  }
  expect(own.map((host) => loopbackAccess.refusalOfHost(host))).toEqual(own.map(() => local))
  expect(own.map((host) => published.refusalOfHost(host))).toEqual(own.map(() => undefined))
})

test('a server that listens on one address is called by it, and by a name with the dot of the root or without', () => {
  const access = accessOf('--host', '192.0.2.7', '--allow-host', 'b.intern.')
  expect(
    ['192.0.2.7:8787', '192.0.2.8:8787', 'b.intern', 'b.intern.'].map((host) => access.refusalOfHost(host)),
  ).toEqual([undefined, named, undefined, undefined])
})

test('pages of its names make calls, and only those of loopback make control calls', () => {
  const origins = [
    'http://localhost:4173',
    'https://sandbox.bank.com',
    'http://a.intern:8080',
    'https://evil.example',
    'null',
    '',
  ]
  const foreignOrigin = 'This server does not answer pages of this origin: allow its host with --allow-host'
  const control = 'Only pages of localhost, 127.0.0.1 and [::1] may send control calls'
  expect(origins.map((origin) => published.refusalOfOrigin(origin, false))).toEqual([
    undefined,
    undefined,
    undefined,
    foreignOrigin,
    foreignOrigin,
    foreignOrigin,
  ])
  expect(origins.map((origin) => published.refusalOfOrigin(origin, true))).toEqual([
    undefined,
    control,
    control,
    control,
    control,
    control,
  ])
  expect(origins.map((origin) => loopbackAccess.refusalOfOrigin(origin, true))).toEqual([
    undefined,
    ...origins
      .slice(1)
      .map(
        () =>
          'This server answers pages of localhost, 127.0.0.1 and [::1] only: to allow those of another host, start it with --allow-host',
      ),
  ])
})

test('the bank gets no control key, and sees a page of another name of the server as its own', () => {
  const headers = { host: '127.0.0.1:8787', authorization: 'Bearer x', origin: 'http://127.0.0.1:8787' }
  const { authorization, ...withoutKey } = headers
  expect(published.headersFor(headers, true)).toEqual({ ...withoutKey, origin: 'https://sandbox.bank.com' })
  expect(published.headersFor(headers, false)).toEqual({ ...headers, origin: 'https://sandbox.bank.com' })
  const elsewhere = { ...headers, origin: 'http://127.0.0.1:9000' }
  expect(published.headersFor(elsewhere, false)).toEqual(elsewhere)
  expect(loopbackAccess.headersFor(headers, true)).toEqual(headers)
})
