import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  activate,
  active,
  control,
  disabled,
  mails,
  newestKey,
  post,
  reactivate,
  register,
  registrationBody,
  signIn,
} from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const done = (txId: string) => ({
  status: 200,
  body: { header: { status: 'SUCCESS', statusCode: 200, message: null, txId } },
})
const failed = (status: number, message: string, txId: string) => ({
  status,
  body: { header: { status: 'ERROR', statusCode: status, message, txId } },
})

describe.each(hostNames)('onboarding on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  test('a registration waits for its mail, whose key activates it once; an activation reloaded is answered 409', async () => {
    const registered = await register(host)
    expect(registered).toEqual(done('call-000001'))
    expect(violations('register', registered)).toEqual([])
    expect(await signIn(host, registrationBody.eMailAddress, registrationBody.password)).toEqual({
      status: 401,
      body: {
        error: 'unauthorized',
        error_description: 'Your account is not active yet. Click the link sent to your email.',
      },
    })

    const key = await newestKey(host)
    expect(await mails(host)).toEqual([
      {
        id: 'mail-000001',
        sentAt: '2026-01-05T10:00:00.000Z',
        to: 'nil.demir@example.com',
        subject: 'Activate your account',
        text: 'Hello Nil,\n\nClick the link to activate your account. It works once and expires in 24 hours.',
        link: `/confirm/${key}`,
      },
    ])
    const activated = await activate(host, key)
    expect(activated).toEqual(done('call-000003'))
    expect(violations('activate', activated)).toEqual([])
    expect((await signIn(host, registrationBody.eMailAddress, registrationBody.password)).status).toBe(200)

    const again = await activate(host, key)
    expect(again).toEqual(failed(409, 'This account has already been activated', 'call-000005'))
    expect(violations('activate', again)).toEqual([])
  })

  test('a key that nobody was sent is not valid', async () => {
    expect(await activate(host, 'nonsense')).toEqual(failed(400, 'Activation link is not valid', 'call-000001'))
  })

  test('a key lives for a day', async () => {
    await register(host)
    const key = await newestKey(host)
    await control(host, 'POST', '/clock', { advance: 86_400_000 })
    expect(await activate(host, key)).toEqual(failed(400, 'Activation link has expired', 'call-000002'))
  })

  test.each([
    [3600, '1 hour'],
    [5400, '90 minutes'],
    [60, '1 minute'],
    [90, '90 seconds'],
    [1, '1 second'],
  ])('the mail says when a link of %i seconds expires: in %s', async (activationKeyExpiresIn, lifetime) => {
    await control(host, 'PUT', '/settings', { activationKeyExpiresIn })
    await register(host)
    expect((await mails(host)).map(({ text }) => text)).toEqual([
      `Hello Nil,\n\nClick the link to activate your account. It works once and expires in ${lifetime}.`,
    ])
  })

  test('a key is good until the last millisecond of its day', async () => {
    await register(host)
    const key = await newestKey(host)
    await control(host, 'POST', '/clock', { advance: 86_399_999 })
    expect(await activate(host, key)).toEqual(done('call-000002'))
  })

  test('a newer mail replaces the key of an older one', async () => {
    await register(host)
    const first = await newestKey(host)
    const sent = await reactivate(host, ' NIL.demir@example.com ')
    expect(sent).toEqual(done('call-000002'))
    expect(violations('reactivate', sent)).toEqual([])
    const second = await newestKey(host)
    expect(await activate(host, first)).toEqual(
      failed(400, 'Activation link was replaced by the one in a newer email', 'call-000003'),
    )
    expect(await activate(host, second)).toEqual(done('call-000004'))
    expect(await activate(host, first)).toEqual(failed(409, 'This account has already been activated', 'call-000005'))
  })

  test('a taken address is refused in any case, and its owner gets a mail', async () => {
    const taken = await register(host, { eMailAddress: active.eMailAddress.toUpperCase() })
    expect(taken).toEqual(failed(409, 'This email address is already registered', 'call-000001'))
    expect(violations('register', taken)).toEqual([])
    await register(host)
    await register(host)
    const [waiting, , first] = await mails(host)
    expect([first, waiting]).toMatchObject([
      {
        to: active.eMailAddress,
        subject: 'You already have an account',
        text: 'Hello Deniz,\n\nSomeone tried to register with your email address, which already has an account. If it was you, sign in.',
        link: '/login',
      },
      {
        to: registrationBody.eMailAddress,
        subject: 'You already have an account',
        text: 'Hello Nil,\n\nSomeone tried to register with your email address, which already has an account. If it was you, request another activation link.',
        link: '/reactivation',
      },
    ])
  })

  test('reactivation answers alike for a waiting, an active, a disabled and an unknown address', async () => {
    await register(host)
    const answers = [
      await reactivate(host, registrationBody.eMailAddress),
      await reactivate(host, active.eMailAddress),
      await reactivate(host, disabled.eMailAddress),
      await reactivate(host, 'nobody@example.com'),
    ]
    expect(answers).toEqual([done('call-000002'), done('call-000003'), done('call-000004'), done('call-000005')])
    const [newest, next, ...others] = await mails(host)
    expect([newest, next]).toMatchObject([
      { to: disabled.eMailAddress, subject: 'Your account is disabled', link: '/reminder' },
      { to: active.eMailAddress, subject: 'Your account is active', link: '/login' },
    ])
    expect(others.map(({ to }) => to)).toEqual([registrationBody.eMailAddress, registrationBody.eMailAddress])
  })

  test.each([
    [{ name: ' ' }, 'name: Required'],
    [{ lastName: 'x'.repeat(31) }, 'lastName: The maximum allowed length is 30'],
    [{ eMailAddress: 'nil' }, 'eMailAddress: Please enter a valid email address.'],
    [{ phoneNumber: undefined }, 'phoneNumber: Required'],
    [{ password: 'short1!' }, 'password: At least 8 characters must be entered.'],
    [{ password: 'Passw0rd!' }, 'password: This password is too common, please choose a stronger password.'],
    [{ country: '-1' }, 'country: Required'],
    [{ country: 'ZZ' }, 'country: There is no country ZZ'],
    [{ country: 'gb' }, 'country: There is no country gb'],
    [{ recaptchaResponse: 'nonsense' }, 'The captcha is not valid. Complete it again.'],
    [{ recaptchaResponse: undefined }, 'The captcha is not valid. Complete it again.'],
  ])('a registration with %j is refused: %s', async (changes, message) => {
    const refused = await register(host, changes)
    expect(refused).toEqual(failed(400, message, 'call-000001'))
    expect(violations('register', refused)).toEqual([])
  })

  test('a reactivation without a captcha is refused', async () => {
    const refused = await post(host, '/api-user-service/user/reactivate', { eMailAddress: active.eMailAddress })
    expect(refused).toEqual(failed(400, 'The captcha is not valid. Complete it again.', 'call-000001'))
    expect(violations('reactivate', refused)).toEqual([])
  })
})
