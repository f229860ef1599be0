import type { Struct } from 'superstruct'
import { expect, test } from 'vitest'
import { isSameApplication } from '../../../../src/rules/applications/applicationConflicts.ts'
import { applicationForm, liveApplicationForm, refusedIp } from '../../../../src/rules/applications/applicationForm.ts'
import { standardSchema } from '../../../../src/rules/forms/standardSchema.ts'

const invalid = 'Invalid IP Address'
test.each([
  ['10.0.0.1', undefined],
  ['0.0.0.0', undefined],
  ['255.255.255.255', undefined],
  ['192.168.1.7', 'This IP address is already on the list'],
  ['256.0.0.1', invalid],
  ['1.2.3', invalid],
  ['1.2.3.4.5', invalid],
  ['01.2.3.4', invalid],
  ['1.2.3.4 ', invalid],
  ['::1', invalid],
  ['', invalid],
])('answers the address %j with %j', (address, answer) => {
  expect(refusedIp(address, ['192.168.1.7'])).toBe(answer)
})

const wanted = {
  name: 'Market Stall',
  description: 'Takes orders by phone',
  publicKey: 'MIGfMA0',
  oauthRedirectUri: 'https://stall.example.com/callback',
  icon: '',
  productList: [],
  ipList: [],
  otpNeeded: false,
}

test.each([
  ['developer', applicationForm, [], undefined],
  ['live', liveApplicationForm, [], [{ path: ['ipList'], message: 'Required' }]],
  ['live', liveApplicationForm, ['10.0.0.1'], undefined],
] as const)('asks in the %s environment for what it needs', (_, schema, ipList, issues) => {
  expect(standardSchema(schema as Struct<unknown, unknown>)['~standard'].validate({ ...wanted, ipList })).toEqual(
    issues ? { issues } : { value: { ...wanted, ipList } },
  )
})

test.each([
  [{}, true],
  [{ name: ' Market Stall ' }, true],
  [{ productList: ['2000', '1000'] }, true],
  [{ productList: ['1000'] }, false],
  [{ ipList: ['10.0.0.1'] }, false],
  [{ otpNeeded: true }, false],
  [{ icon: 'data:image/png;base64,AA==' }, false],
  [{ description: 'Takes orders' }, false],
  [{ publicKey: 'MIGf' }, false],
  [{ oauthRedirectUri: 'https://stall.example.com' }, false],
])('with %j changed answers whether it is the same application: %s', (change, same) => {
  const application = { ...wanted, productList: ['1000', '2000'] }
  expect(isSameApplication(application, { ...application, ...change })).toBe(same)
})

test.each([
  ['none, as documented', 'MIGfMA0', 'MIGfMA0'],
  ['LF', '-----BEGIN PUBLIC KEY-----\nMIGf\nMA0=\n-----END PUBLIC KEY-----\n', 'MIGfMA0='],
  ['CRLF', '-----BEGIN PUBLIC KEY-----\r\nMIGf\r\nMA0=\r\n-----END PUBLIC KEY-----\r\n', 'MIGfMA0='],
  ['those of PKCS #1', '-----BEGIN RSA PUBLIC KEY-----\nMIGJ\n-----END RSA PUBLIC KEY-----', 'MIGJ'],
])('public keys with BEGIN and END lines are taken, and sent without: %s', (_, publicKey, sent) => {
  const { validate } = standardSchema(applicationForm)['~standard']
  expect(validate({ ...wanted, publicKey })).toEqual({ value: { ...wanted, publicKey: sent } })
  expect(isSameApplication({ ...wanted, publicKey }, { ...wanted, publicKey: sent })).toBe(true)
})

test('a private key in the place of the public one is never sent', () => {
  const publicKey = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'
  const { validate } = standardSchema(applicationForm)['~standard']
  expect(validate({ ...wanted, publicKey })).toEqual({
    issues: [{ path: ['publicKey'], message: 'Please change public key.' }],
  })
})
