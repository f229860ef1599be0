// @module-tag full

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basic, captcha, context } from '../calls.ts'
import { contractOperations, violations } from '../contract.ts'
import { openHost } from '../hosts.ts'

const paths = contractOperations.map(({ id, path }) => ({ id, path }))
const fields = [
  'name',
  'lastName',
  'eMailAddress',
  'phoneNumber',
  'password',
  'country',
  'key',
  'context',
  'username',
  'scope',
  'grant_type',
  'refresh_token',
  '__proto__',
]
const likely = fc.constantFrom(
  'portal',
  'password',
  'refresh_token',
  'deniz.aydin@example.com',
  'a@b',
  '',
  '\u0000',
  '💥',
)
const garbage = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(likely, fc.jsonValue()))
    .map((body) => JSON.stringify({ context, ...body, recaptchaResponse: captcha() })),
  fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(likely, fc.string()))
    .map((form) => new URLSearchParams({ ...form, recaptchaResponse: captcha() }).toString()),
)
const authorization = fc.oneof(
  fc.constantFrom(basic, 'Basic', 'Basic ====', 'bearer', 'bearer x', ''),
  fc.string().map((text) => `bearer ${encodeURIComponent(text)}`),
)

const mediaTypeOf = (id: string) => (id === 'obtainToken' ? 'application/x-www-form-urlencoded' : 'application/json')

test('no body, whatever it is, breaks the bank or leaves the contract', async () => {
  const host = await openHost('worker host')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), authorization, garbage, async ({ id, path }, header, body) => {
      const response = await host.call(path, {
        method: 'POST',
        headers: { Authorization: header, 'Content-Type': mediaTypeOf(id) },
        body,
      })
      const answer = { status: response.status, body: (await response.json()) as unknown }
      expect(answer.status).toBeLessThan(500)
      expect(violations(id, answer)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('no control body breaks the sandbox', async () => {
  const host = await openHost('worker host')
  const steer = fc.constantFrom(
    { method: 'PUT', path: '/sandbox/api/faults/getUser' },
    { method: 'POST', path: '/sandbox/api/clock' },
    { method: 'PUT', path: '/sandbox/api/settings' },
  )
  const body = fc.oneof(
    garbage,
    fc
      .dictionary(
        fc.constantFrom('kind', 'status', 'delay', 'times', 'advance', 'set', 'reset', 'expiresIn'),
        fc.oneof(fc.jsonValue(), fc.constantFrom('status', 'delay', 'altered', '2026-01-01', true, 200)),
      )
      .map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(steer, body, async ({ method, path }, text) => {
      expect((await host.call(path, { method, body: text })).status).toBeLessThan(500)
      expect((await host.call('/sandbox/api/state')).status).toBe(200)
    }),
    { numRuns: 200 },
  )
})

test('a member called toString is refused as any other', async () => {
  const host = await openHost('worker host')
  const body = JSON.stringify({ advance: { toString: false } })
  const headers = { 'Content-Type': 'application/json' }
  const response = await host.call('/sandbox/api/clock', { method: 'POST', headers, body })
  expect([response.status, await response.json()]).toEqual([
    400,
    { header: expect.objectContaining({ status: 'ERROR', statusCode: 400 }) },
  ])
})
