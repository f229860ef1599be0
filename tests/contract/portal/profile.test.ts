import type { Struct } from 'superstruct'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { standardSchema } from '../../../src/rules/forms/standardSchema.ts'
import { passwordForm, profileUpdate } from '../../../src/rules/profile/profileForm.ts'
import { active, getUser, post, refresh, signIn, type Tokens, tokens } from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const user = '/api-user-service/user'
const a = (length: number) => 'a'.repeat(length)
const required = 'Required'
const tooLong = 'The maximum allowed length is 30'
const eight = 'At least 8 characters must be entered.'
const kinds =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character.'
const common = 'This password is too common, please choose a stronger password.'

const update = { firstName: 'Ada', lastName: 'Kaya', phoneNumber: '+905551112233', country: 'DE' }
const change = { password: active.password, newPassword: 'Bosphorus-1453!', confirmPassword: 'Bosphorus-1453!' }

const calls = {
  updateUser: {
    path: `${user}/updateuser`,
    schema: profileUpdate,
    good: update,
    rows: [
      ['firstName', ' ', required],
      ['firstName', a(30), undefined],
      ['firstName', a(31), tooLong],
      ['lastName', '', required],
      ['lastName', a(30), undefined],
      ['lastName', a(31), tooLong],
      ['country', '-1', required],
      ['phoneNumber', '12', 'Please enter a valid phone number.'],
      ['phoneNumber', undefined, undefined],
    ],
  },
  changePassword: {
    path: `${user}/changepassword`,
    schema: passwordForm,
    good: change,
    rows: [
      ['password', '', required],
      ['password', 'abcdef1', eight],
      ['password', 'abcdefgh', 'Must contain at least 1 digit.'],
      ['password', '12345678', 'Must contain at least 1 letter.'],
      ['password', `${a(30)}1`, `${tooLong}. To renew a longer password, use the link below.`],
      ['newPassword', '', required],
      ['newPassword', 'Abcde1!', eight],
      ['newPassword', 'abcdefg1!', kinds],
      ['newPassword', 'Password1!', common],
      ['confirmPassword', '', required],
      ['confirmPassword', 'Bosphorus-1453?', 'Password does not match'],
    ],
  },
} as const

const cases = Object.entries(calls).flatMap(([id, { path, schema, good, rows }]) =>
  rows.map(([field, value, message]) => ({
    id,
    path,
    schema,
    body: { ...good, [field]: value },
    field,
    value,
    message,
  })),
)

describe.each(hostNames)('profile on the %s', (name) => {
  let host: Host
  let authorization: { Authorization: string }
  beforeEach(async () => {
    host = await openHost(name)
    authorization = { Authorization: `bearer ${(await tokens(host)).access_token}` }
  })
  afterEach(() => host.close())

  test.each(cases)('$id takes $field "$value" as the page does: $message', async (row) => {
    const { issues = [] } = standardSchema(row.schema as Struct<unknown, unknown>)['~standard'].validate(row.body)
    const shown = issues.find(({ path }) => path?.[0] === row.field)
    expect(shown?.message).toBe(row.message)
    const answer = await post(host, row.path, { ...row.body, eMailAddress: active.eMailAddress }, authorization)
    expect(violations(row.id, answer)).toEqual([])
    if (row.message === undefined) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 400, body: { header: { message: `${row.field}: ${row.message}` } } })
  })

  test('a saved profile is answered and read again', async () => {
    const now = { ...update, country: undefined, countryCode: 'DE', eMailAddress: active.eMailAddress }
    const { country: _, ...profile } = now
    const saved = await post(host, `${user}/updateuser`, update, authorization)
    expect(saved).toMatchObject({ status: 200, body: { header: { status: 'SUCCESS' }, data: profile } })
    const read = await getUser(host, authorization.Authorization.slice('bearer '.length))
    expect(read).toMatchObject({ status: 200, body: { data: profile } })
  })

  test('a changed password ends every other sign-in of the developer, and opens the next one', async () => {
    const before = await tokens(host)
    const elsewhere = (await refresh(host, before.refresh_token)).body as Tokens
    const own = await tokens(host)
    const body = { ...change, eMailAddress: active.eMailAddress.toUpperCase() }
    const bearer = { Authorization: `bearer ${own.access_token}` }
    expect((await post(host, `${user}/changepassword`, body, bearer)).status).toBe(200)
    expect((await signIn(host, active.eMailAddress, change.newPassword)).status).toBe(200)
    expect((await signIn(host)).status).toBe(401)
    expect((await getUser(host, own.access_token)).status).toBe(200)
    expect((await refresh(host, own.refresh_token)).status).toBe(200)
    for (const { access_token, refresh_token } of [before, elsewhere]) {
      expect(await getUser(host, access_token)).toMatchObject({
        status: 401,
        body: { header: { status: 'ERROR', message: 'Access token is not valid' } },
      })
      expect(await refresh(host, refresh_token)).toEqual({
        status: 400,
        body: { error: 'invalid_grant', error_description: 'Refresh token is not valid' },
      })
    }
  })

  test('a current password of 30 characters is changed, one of 31 is not', async () => {
    const to = (password: string, newPassword: string) => {
      const body = { password, newPassword, confirmPassword: newPassword, eMailAddress: active.eMailAddress }
      return post(host, `${user}/changepassword`, body, authorization)
    }
    const [allowed, tooMany] = [30, 31].map((length) => `A-${'1'.repeat(length - 3)}a`) as [string, string]
    expect((await to(active.password, allowed)).status).toBe(200)
    expect((await to(allowed, tooMany)).status).toBe(200)
    expect(await to(tooMany, allowed)).toMatchObject({
      status: 400,
      body: { header: { message: `password: ${tooLong}. To renew a longer password, use the link below.` } },
    })
    expect((await signIn(host, active.eMailAddress, tooMany)).status).toBe(200)
  })

  test.each([
    ['a wrong current password', { password: 'Not-Mine-26' }, 'The current password is not correct'],
    ['another address', { eMailAddress: 'ekin.kara@example.com' }, 'The email address does not belong to this account'],
  ])('%s changes nothing', async (_, wrong, message) => {
    const body = { ...change, eMailAddress: active.eMailAddress, ...wrong }
    const { access_token } = await tokens(host)
    const answer = await post(host, `${user}/changepassword`, body, authorization)
    expect(answer).toMatchObject({ status: 400, body: { header: { status: 'ERROR', message } } })
    expect((await signIn(host)).status).toBe(200)
    expect((await getUser(host, access_token)).status).toBe(200)
  })

  test.each(['updateuser', 'changepassword'])('%s asks for a token', async (path) => {
    expect(await post(host, `${user}/${path}`, {})).toMatchObject({
      status: 401,
      body: { header: { message: 'Full authentication is required to access this resource' } },
    })
  })
})
