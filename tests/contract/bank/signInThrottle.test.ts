import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { active, captcha, control, disabled, newestPasswordKey, post, signIn, tokens } from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const answer = (error_description: string) => ({ status: 401, body: { error: 'unauthorized', error_description } })
const bad = answer('The username or the password is wrong')
const wait = (seconds: number) =>
  answer(`Too many failed attempts. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`)
const off = answer('USER DISABLED. PASSWORD RENEWAL IS REQUIRED')
const nobody = 'nobody@example.com'

describe.each(hostNames)('wrong passwords on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  const advance = (seconds: number) => control(host, 'POST', '/clock', { advance: seconds * 1000 })
  const wrong = (username: string) => signIn(host, username, 'wrong-password-1')
  async function fail(username: string, times: number) {
    for (let attempt = 0; attempt < times; attempt++) expect(await wrong(username)).toEqual(bad)
  }

  test('five wrong passwords are answered alike for a known, a disabled and an unknown account', async () => {
    const answersFor = async (username: string) => {
      const answers = []
      for (let attempt = 0; attempt < 7; attempt++) answers.push(await wrong(username))
      await advance(30)
      return [...answers, await wrong(username), await wrong(username)]
    }
    const known = await answersFor(active.eMailAddress)
    expect(known).toEqual([bad, bad, bad, bad, bad, wait(30), wait(30), bad, wait(60)])
    expect(await answersFor(nobody)).toEqual(known)
    expect(await answersFor(disabled.eMailAddress)).toEqual(known)
    for (const given of known) expect(violations('obtainToken', given)).toEqual([])
  })

  test('a wait and no lock: the right password has to wait as well, and signs in after it', async () => {
    await fail(active.eMailAddress.toUpperCase(), 5)
    expect(await signIn(host)).toEqual(wait(30))
    await advance(29.5)
    expect(await signIn(host)).toEqual(wait(1))
    await advance(0.5)
    expect((await signIn(host)).status).toBe(200)
    await fail(active.eMailAddress, 4)
    expect((await signIn(host)).status).toBe(200)
    await fail(active.eMailAddress, 4)
    expect((await signIn(host)).status).toBe(200)
  })

  test('the wait doubles up to a quarter of an hour, and the failures are forgotten after a day', async () => {
    await fail(nobody, 5)
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(await wrong(nobody)).toEqual(wait(seconds))
      await advance(seconds)
      expect(await wrong(nobody)).toEqual(bad)
    }
    const rows = async () => ((await control(host, 'GET', '/state')).body as { data: { rows: object } }).data.rows
    expect(await rows()).toMatchObject({ signInFailures: 1 })
    await advance(24 * 3600 + 1)
    await fail('other@example.com', 1)
    expect(await rows()).toMatchObject({ signInFailures: 1 })
  })

  test('a clock that is set back makes nobody wait longer', async () => {
    await fail(active.eMailAddress, 5)
    await advance(-3600)
    expect(await wrong(active.eMailAddress)).toEqual(wait(30))
  })

  test('a new password ends the wait', async () => {
    await fail(active.eMailAddress, 5)
    const eMailAddress = active.eMailAddress
    await post(host, '/api-user-service/user/resetpassword', { eMailAddress, recaptchaResponse: captcha() })
    const key = await newestPasswordKey(host)
    await post(host, '/api-user-service/user/changePasswordByKey', { key, password: 'abcdefg1' })
    expect((await signIn(host, eMailAddress, 'abcdefg1')).status).toBe(200)
  })

  test('a wrong current password of the profile counts like one of the sign-in, and the right one ends the count', async () => {
    const { access_token } = await tokens(host)
    const change = (password: string) =>
      post(
        host,
        '/api-user-service/user/changepassword',
        {
          eMailAddress: active.eMailAddress,
          password,
          newPassword: 'Bosphorus-1453!',
          confirmPassword: 'Bosphorus-1453!',
        },
        { Authorization: `bearer ${access_token}` },
      )
    const failed = (statusCode: number, message: string) => ({
      status: statusCode,
      body: { header: { status: 'ERROR', statusCode, message } },
    })
    const notCorrect = failed(400, 'The current password is not correct')
    await fail(active.eMailAddress, 2)
    for (let attempt = 0; attempt < 3; attempt++) expect(await change('wrong-password-1')).toMatchObject(notCorrect)
    const waiting = await change(active.password)
    expect(waiting).toMatchObject(failed(429, 'Too many failed attempts. Try again in 30 seconds.'))
    expect(violations('changePassword', waiting)).toEqual([])
    expect(await signIn(host)).toEqual(wait(30))
    await advance(30)
    expect((await change(active.password)).status).toBe(200)
    for (let attempt = 0; attempt < 4; attempt++) expect(await change('wrong-password-1')).toMatchObject(notCorrect)
    expect((await signIn(host, active.eMailAddress, 'Bosphorus-1453!')).status).toBe(200)
  })

  test('a disabled account says so to its password only, whether it is the seeded one or was disabled by hand', async () => {
    expect(await signIn(host, disabled.eMailAddress, disabled.password)).toEqual(off)
    expect(await wrong(disabled.eMailAddress)).toEqual(bad)
    await control(host, 'POST', '/accounts/disable', { eMailAddress: active.eMailAddress })
    expect(await signIn(host)).toEqual(off)
    expect(await control(host, 'POST', '/accounts/disable', { eMailAddress: nobody })).toMatchObject({
      status: 404,
      body: { header: { message: 'There is no active account nobody@example.com' } },
    })
  })
})
