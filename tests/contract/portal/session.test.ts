import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  active,
  basic,
  control,
  getUser,
  logout,
  post,
  refresh,
  revoke,
  signIn,
  type Tokens,
  token,
  tokens,
} from '../calls.ts'
import { violations } from '../contract.ts'
import { type Host, hostNames, openHost } from '../hosts.ts'

const oauth = (status: number, error: string, error_description: string) => ({
  status,
  body: { error, error_description },
})
const refused = (message: string, txId: string) => ({
  status: 401,
  body: { header: { status: 'ERROR', statusCode: 401, message, txId } },
})
const notValid = oauth(400, 'invalid_grant', 'Refresh token is not valid')
const hour = 3_600_000

describe.each(hostNames)('the session on the %s', (name) => {
  let host: Host
  beforeEach(async () => {
    host = await openHost(name)
  })
  afterEach(() => host.close())

  const advance = (milliseconds: number) => control(host, 'POST', '/clock', { advance: milliseconds })

  test('a sign-in gives a token that the profile can be asked with', async () => {
    const answer = await signIn(host)
    expect(violations('obtainToken', answer)).toEqual([])
    const { access_token, refresh_token } = answer.body as Tokens
    expect(answer).toEqual({
      status: 200,
      body: { access_token, token_type: 'bearer', refresh_token, expires_in: 599, scope: 'portal' },
    })
    expect([access_token, refresh_token]).toEqual([
      expect.stringMatching(/^[0-9a-f]{40}$/),
      expect.stringMatching(/^[0-9a-f]{40}$/),
    ])

    const profile = await getUser(host, access_token)
    expect(violations('getUser', profile)).toEqual([])
    expect(profile).toEqual({
      status: 200,
      body: {
        header: { status: 'SUCCESS', statusCode: 200, message: null, txId: 'call-000002' },
        data: {
          firstName: 'Deniz',
          lastName: 'Aydın',
          eMailAddress: 'deniz.aydin@example.com',
          phoneNumber: '+905550000001',
          countryCode: 'TR',
        },
      },
    })
  })

  test('a user name is taken in any case', async () => {
    expect((await signIn(host, active.eMailAddress.toUpperCase())).status).toBe(200)
  })

  test('a bad password and an unknown address are answered alike', async () => {
    const bad = await signIn(host, active.eMailAddress, 'wrong-password-1')
    expect(bad).toEqual(oauth(401, 'unauthorized', 'The username or the password is wrong'))
    expect(await signIn(host, 'nobody@example.com', 'wrong-password-1')).toEqual(bad)
    expect(violations('obtainToken', bad)).toEqual([])
  })

  test('an account that is disabled in mid-session gets no further token', async () => {
    const { access_token, refresh_token } = await tokens(host)
    await control(host, 'POST', '/accounts/disable', { eMailAddress: active.eMailAddress })
    expect(await refresh(host, refresh_token)).toEqual(
      oauth(401, 'unauthorized', 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED'),
    )
    expect((await getUser(host, access_token)).status).toBe(200)
  })

  test('an access token lives as long as expires_in says', async () => {
    const { access_token } = await tokens(host)
    await advance(598_999)
    expect((await getUser(host, access_token)).status).toBe(200)
    await advance(1)
    const late = await getUser(host, access_token)
    expect(late).toEqual(refused('Access token has expired', 'call-000003'))
    expect(violations('getUser', late)).toEqual([])
  })

  test('a refresh gives a new pair; the old access token goes on, the old refresh token repeats its answer for 30 s', async () => {
    const first = await tokens(host)
    const second = await refresh(host, first.refresh_token)
    expect(violations('obtainToken', second)).toEqual([])
    expect(second).toEqual({
      status: 200,
      body: {
        access_token: expect.not.stringMatching(first.access_token),
        token_type: 'bearer',
        refresh_token: expect.not.stringMatching(first.refresh_token),
        expires_in: 599,
        scope: 'portal',
      },
    })
    expect((await getUser(host, first.access_token)).status).toBe(200)
    expect((await getUser(host, (second.body as Tokens).access_token)).status).toBe(200)
    await advance(29_999)
    expect(await refresh(host, first.refresh_token)).toEqual(second)
  })

  test('a used refresh token that comes back after its grace ends the whole grant', async () => {
    const first = await tokens(host)
    const second = (await refresh(host, first.refresh_token)).body as Tokens
    await advance(30_000)
    expect(await refresh(host, first.refresh_token)).toEqual(notValid)
    expect(await refresh(host, second.refresh_token)).toEqual(notValid)
    expect(await getUser(host, second.access_token)).toEqual(refused('Access token is not valid', 'call-000005'))
  })

  test('a refresh token lives for an hour', async () => {
    const { refresh_token } = await tokens(host)
    await advance(hour)
    expect(await refresh(host, refresh_token)).toEqual(oauth(400, 'invalid_grant', 'Refresh token has expired'))
  })

  test.each([
    ['logout', logout],
    ['revokeToken', revoke],
  ] as const)('%s ends the grant, and ends it again without a complaint', async (operation, end) => {
    const { access_token, refresh_token } = await tokens(host)
    const ended = await end(host, access_token)
    expect(violations(operation, ended)).toEqual([])
    expect(ended).toEqual({
      status: 200,
      body: { header: { status: 'SUCCESS', statusCode: 200, message: null, txId: 'call-000002' } },
    })
    expect(await getUser(host, access_token)).toEqual(refused('Access token is not valid', 'call-000003'))
    expect(await refresh(host, refresh_token)).toEqual(notValid)
    expect((await end(host, access_token)).status).toBe(200)
  })

  test('logout takes an access token that has run out, so that its refresh token ends as well', async () => {
    const { access_token, refresh_token } = await tokens(host)
    await advance(600_000)
    expect((await logout(host, access_token)).status).toBe(200)
    expect(await refresh(host, refresh_token)).toEqual(notValid)
  })

  test.each(['getuser', 'logout'])('%s without a token asks for one', async (call) => {
    const path = `/api-user-service/user/${call}`
    const why = 'Full authentication is required to access this resource'
    expect(await post(host, path, {})).toEqual(refused(why, 'call-000001'))
    expect(await post(host, path, {}, { Authorization: basic })).toEqual(refused(why, 'call-000002'))
    expect(await post(host, path, {}, { Authorization: 'bearer nonsense' })).toEqual(
      refused('Access token is not valid', 'call-000003'),
    )
  })

  const password = {
    scope: 'portal',
    grant_type: 'password',
    username: active.eMailAddress,
    password: active.password,
    recaptchaResponse: 'sandbox-captcha-session',
  }
  test.each([
    [{}, oauth(400, 'invalid_request', 'Missing grant type')],
    [{ ...password, grant_type: 'magic' }, oauth(400, 'unsupported_grant_type', 'Unsupported grant type: magic')],
    [{ ...password, scope: 'accounts' }, oauth(400, 'invalid_scope', 'The scope must be portal')],
    [
      { ...password, recaptchaResponse: '' },
      oauth(400, 'invalid_request', 'The captcha is not valid. Complete it again.'),
    ],
    [{ scope: 'portal', grant_type: 'refresh_token' }, oauth(400, 'invalid_request', 'refresh_token: Required')],
    [{ scope: 'portal', grant_type: 'refresh_token', refresh_token: 'nonsense' }, notValid],
  ])('the token request %j is refused', async (form, answer) => {
    const given = await token(host, form as Record<string, string>)
    expect(given).toEqual(answer)
    expect(violations('obtainToken', given)).toEqual([])
  })

  test('the portal must name itself', async () => {
    expect(await token(host, password, { Authorization: 'Basic !' })).toEqual(
      oauth(401, 'invalid_client', 'Bad client credentials'),
    )
    expect(await token(host, password, { Authorization: `Basic ${btoa('portal:guess')}` })).toEqual(
      oauth(401, 'invalid_client', 'Bad client credentials'),
    )
    expect(await token(host, password, { Authorization: '' })).toEqual(
      oauth(401, 'unauthorized', 'Full authentication is required to access this resource'),
    )
  })
})
