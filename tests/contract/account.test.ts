import type { Struct } from 'superstruct'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contact } from '../../src/rules/contact.ts'
import { passwordByKey, reminder } from '../../src/rules/password.ts'
import { standardSchema } from '../../src/rules/standardSchema.ts'
import { active, captcha, control, disabled, mails, post, refresh, signIn, tokens } from './calls.ts'
import { violations } from './contract.ts'
import { type Host, hostNames, openHost } from './hosts.ts'

const user = '/api-user-service/user'
const a = (length: number) => 'a'.repeat(length)
const email = (length: number) => `${a(length - 2)}@b`
const required = 'Required'
const eight = 'At least 8 characters must be entered.'

const operations = {
  saveContact: {
    path: `${user}/savecontact`,
    schema: contact,
    good: {
      name: 'Ada',
      eMailAddress: 'ada@example.com',
      subject: 'Going live',
      message: 'How do I go live?',
      recaptchaResponse: captcha,
    },
    rows: [
      ['name', ' ', required],
      ['name', a(30), undefined],
      ['name', a(31), 'The maximum allowed length is 30'],
      ['eMailAddress', '', required],
      ['eMailAddress', 'ada', 'Please enter a valid email address'],
      ['eMailAddress', email(50), undefined],
      ['eMailAddress', email(51), 'The maximum allowed length is 50'],
      ['subject', ' ', required],
      ['subject', a(100), undefined],
      ['subject', a(101), 'The maximum allowed length is 100'],
      ['message', '\n', required],
      ['message', a(255), undefined],
      ['message', a(256), 'The maximum allowed length is 255'],
    ],
  },
  resetPassword: {
    path: `${user}/resetpassword`,
    schema: reminder,
    good: { eMailAddress: 'ada@example.com', recaptchaResponse: captcha },
    rows: [
      ['eMailAddress', ' ', required],
      ['eMailAddress', 'ada', 'Please enter a valid email address.'],
      ['eMailAddress', email(50), undefined],
      ['eMailAddress', email(51), 'The maximum allowed length is 50'],
    ],
  },
  changePasswordByKey: {
    path: `${user}/changePasswordByKey`,
    schema: passwordByKey,
    good: { password: 'abcdefg1', key: 'key' },
    rows: [
      ['password', '', required],
      ['password', 'abcdef1', eight],
      ['password', 'abcdefgh', 'Must contain at least 1 digit.'],
      ['password', '12345678', 'Must contain at least 1 letter.'],
      ['password', 'pASSWORD1!', 'This password is too common, please choose a stronger password.'],
      ['key', '', required],
    ],
  },
} as const

const cases = Object.entries(operations).flatMap(([id, { path, schema, good, rows }]) =>
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

describe.each(hostNames)('contact and password on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test.each(cases)('$id takes $field "$value" as the page does: $message', async (row) => {
    const { recaptchaResponse: _, ...typed } = row.body as Record<string, string>
    const shown = standardSchema(row.schema as Struct<unknown, unknown>)['~standard'].validate(typed)
    expect(shown.issues).toEqual(row.message === undefined ? undefined : [{ message: row.message, path: [row.field] }])
    const answer = await post(host, row.path, row.body)
    expect(violations(row.id, answer)).toEqual([])
    if (row.message === undefined) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 400, body: { header: { message: `${row.field}: ${row.message}` } } })
  })

  test.each(['saveContact', 'resetPassword'] as const)('%s asks for a captcha', async (id) => {
    const answer = await post(host, operations[id].path, { ...operations[id].good, recaptchaResponse: 'nonsense' })
    expect(answer).toMatchObject({ status: 400, body: { header: { message: 'Captcha could not be verified' } } })
  })

  test('a message to the bank is in the mailbox', async () => {
    await post(host, operations.saveContact.path, operations.saveContact.good)
    expect(await mails(host)).toMatchObject([
      {
        to: 'developers@portico.example',
        subject: 'Going live',
        text: 'From Ada, ada@example.com\n\nHow do I go live?',
        link: null,
      },
    ])
  })

  const remind = (eMailAddress: string) =>
    post(host, operations.resetPassword.path, { eMailAddress, recaptchaResponse: captcha })
  const renew = (key: string, password = 'abcdefg1') =>
    post(host, operations.changePasswordByKey.path, { key, password })
  async function mailedKey(): Promise<string> {
    const [mail] = await mails(host)
    return mail?.link?.split('/changepassword/')[1] ?? 'no key'
  }
  const refused = (message: string) => ({ status: 400, body: { header: { status: 'ERROR', message } } })

  test('a known and an unknown address are answered alike; only the known one gets a mail', async () => {
    expect(await remind(active.eMailAddress.toUpperCase())).toMatchObject({ status: 200 })
    expect(await remind('nobody@example.com')).toMatchObject({ status: 200 })
    expect((await mails(host)).map(({ to }) => to)).toEqual([active.eMailAddress])
  })

  test('a key renews the password once, enables the account and ends older sign-ins', async () => {
    const { refresh_token } = await tokens(host)
    await remind(active.eMailAddress)
    const key = await mailedKey()
    expect((await renew(key)).status).toBe(200)
    expect((await signIn(host, active.eMailAddress, 'abcdefg1')).status).toBe(200)
    expect((await signIn(host, active.eMailAddress, active.password)).status).toBe(401)
    expect((await refresh(host, refresh_token)).status).toBe(400)
    expect(await renew(key)).toMatchObject(refused('Password key has already been used'))

    await remind(disabled.eMailAddress)
    await renew(await mailedKey())
    expect((await signIn(host, disabled.eMailAddress, 'abcdefg1')).status).toBe(200)
  })

  test('a key that is unknown, replaced or older than an hour renews nothing', async () => {
    expect(await renew('nonsense')).toMatchObject(refused('Password key is not valid'))
    await remind(active.eMailAddress)
    const first = await mailedKey()
    await remind(active.eMailAddress)
    expect(await renew(first)).toMatchObject(refused('Password key was replaced by the one in a newer mail'))
    await control(host, 'POST', '/clock', { advance: 3_600_000 })
    expect(await renew(await mailedKey())).toMatchObject(refused('Password key has expired'))
    expect((await signIn(host)).status).toBe(200)
  })
})
