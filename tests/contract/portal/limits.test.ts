import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contactMessage, formRules } from '../../support/formRules.ts'
import { type Answer, active, captcha, post, registrationBody, token } from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const user = '/api-user-service/user'
const done = { status: 200, body: { header: { status: 'SUCCESS', message: null } } }
const failed = (message: string) => ({ status: 400, body: { header: { status: 'ERROR', message } } })

interface Call {
  /** What the page sends, good in every field. */
  good: Record<string, string>
  send(host: Host, body: Record<string, string>): Promise<Answer>
  /** The answer when every field is taken, and the one that refuses with these words. */
  taken: object
  refused?(message: string): object
  /** Forms without a captcha say so. */
  captcha?: false
}

const envelope = (path: string) => (host: Host, body: object) => post(host, `${user}/${path}`, body)

const calls: Readonly<Record<string, Call>> = {
  saveContact: {
    good: contactMessage,
    send: envelope('savecontact'),
    taken: done,
  },
  obtainToken: {
    good: { username: active.eMailAddress, password: 'wrong-password-1' },
    send: (host, form) => token(host, { scope: 'portal', grant_type: 'password', ...form }),
    taken: { status: 401, body: { error_description: 'The username or the password is wrong' } },
    refused: (message) => ({ status: 400, body: { error: 'invalid_request', error_description: message } }),
  },
  register: {
    good: {
      name: registrationBody.name,
      lastName: registrationBody.lastName,
      eMailAddress: registrationBody.eMailAddress,
      phoneNumber: registrationBody.phoneNumber,
      password: registrationBody.password,
      country: registrationBody.country,
    },
    send: envelope('register'),
    taken: done,
  },
  resetPassword: { good: { eMailAddress: 'ada@example.com' }, send: envelope('resetpassword'), taken: done },
  changePasswordByKey: {
    good: { password: 'abcdefg1', key: 'nobody-was-sent-it' },
    send: envelope('changePasswordByKey'),
    taken: failed('Password link is not valid'),
    captcha: false,
  },
  reactivate: { good: { eMailAddress: 'ada@example.com' }, send: envelope('reactivate'), taken: done },
}

const callOf = (operation: string): Call => {
  const call = calls[operation]
  if (!call) throw new Error(`${operation} has rules and no call`)
  return call
}

const cases = formRules.flatMap(({ operation, rows }) =>
  rows.map(([field, typed, message]) => ({ operation, field, typed, message })),
)

describe.each(hostNames)('what the forms refuse, on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test.each(cases)('$operation takes $field "$typed" as the page does: $message', async (row) => {
    const { good, send, taken, refused = failed } = callOf(row.operation)
    const answer = await send(host, { ...good, recaptchaResponse: captcha(), [row.field]: row.typed })
    expect(violations(row.operation, answer)).toEqual([])
    expect(answer).toMatchObject(row.message === null ? taken : refused(`${row.field}: ${row.message}`))
  })

  const secured = Object.keys(calls).filter((operation) => callOf(operation).captcha !== false)
  test.each(secured)('%s asks for a captcha', async (operation) => {
    const { good, send, refused = failed } = callOf(operation)
    for (const captcha of [{}, { recaptchaResponse: 'nonsense' }])
      expect(await send(host, { ...good, ...captcha })).toMatchObject(
        refused('The captcha is not valid. Complete it again.'),
      )
  })
})

test('every form with rules is called here', () => {
  expect(formRules.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(calls).toSorted())
})
