import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { active, captcha, control, disabled, mails, post, refresh, signIn, tokens } from '../calls.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const user = '/api-user-service/user'
const message = {
  name: 'Ada',
  eMailAddress: 'ada@example.com',
  subject: 'Going live',
  message: 'How do I go live?',
  recaptchaResponse: 'sandbox-captcha-contact',
}

describe.each(hostNames)('contact and password on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test('a message to the bank is in the mailbox', async () => {
    await post(host, `${user}/savecontact`, message)
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
    post(host, `${user}/resetpassword`, { eMailAddress, recaptchaResponse: captcha() })
  const renew = (key: string, password = 'abcdefg1') => post(host, `${user}/changePasswordByKey`, { key, password })
  async function mailedKey(): Promise<string> {
    const [mail] = await mails(host)
    return mail?.link?.split('/changepassword/')[1] ?? 'no key'
  }
  const refused = (message: string) => ({ status: 400, body: { header: { status: 'ERROR', message } } })

  test('a known and an unknown address are answered alike; only the known one gets a mail', async () => {
    expect(await remind(active.eMailAddress.toUpperCase())).toMatchObject({ status: 200 })
    expect(await remind('nobody@example.com')).toMatchObject({ status: 200 })
    expect((await mails(host)).map(({ to, text }) => [to, text])).toEqual([
      [
        active.eMailAddress,
        `Hello ${active.firstName},\n\nClick the link to choose a new password. It works once and expires in 1 hour.`,
      ],
    ])
  })

  test('a key renews the password once, enables the account and ends older sign-ins', async () => {
    const { refresh_token } = await tokens(host)
    await remind(active.eMailAddress)
    const key = await mailedKey()
    expect((await renew(key)).status).toBe(200)
    expect((await signIn(host, active.eMailAddress, 'abcdefg1')).status).toBe(200)
    expect((await signIn(host, active.eMailAddress, active.password)).status).toBe(401)
    expect((await refresh(host, refresh_token)).status).toBe(400)
    expect(await renew(key)).toMatchObject(refused('Password link has already been used'))

    await remind(disabled.eMailAddress)
    await renew(await mailedKey())
    expect((await signIn(host, disabled.eMailAddress, 'abcdefg1')).status).toBe(200)
  })

  test('a key that was mailed before the password was changed renews nothing', async () => {
    const { access_token } = await tokens(host)
    await remind(active.eMailAddress)
    const changed = 'Bosphorus-1453!'
    const change = { password: active.password, newPassword: changed, confirmPassword: changed }
    const body = { ...change, eMailAddress: active.eMailAddress }
    expect(await post(host, `${user}/changepassword`, body, { Authorization: `bearer ${access_token}` })).toMatchObject(
      {
        status: 200,
      },
    )
    expect(await renew(await mailedKey())).toMatchObject(refused('Password link is not valid'))
    expect((await signIn(host, active.eMailAddress, changed)).status).toBe(200)
    await remind(active.eMailAddress)
    expect((await renew(await mailedKey())).status).toBe(200)
  })

  test('a key that is unknown, replaced or older than an hour renews nothing', async () => {
    expect(await renew('nonsense')).toMatchObject(refused('Password link is not valid'))
    await remind(active.eMailAddress)
    const first = await mailedKey()
    await remind(active.eMailAddress)
    expect(await renew(first)).toMatchObject(refused('Password link was replaced by the one in a newer email'))
    const second = await mailedKey()
    await control(host, 'POST', '/clock', { advance: 3_600_000 })
    expect(await renew(second)).toMatchObject(refused('Password link has expired'))
    expect((await signIn(host)).status).toBe(200)
  })
})
