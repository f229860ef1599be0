import { type Infer, nonempty, string, type, unknown } from 'superstruct'
import { looseOptional, looseText } from '../rules/answers.ts'
import { limits } from '../rules/limits.ts'
import type { Profile } from '../rules/session.ts'
import type { Credentials } from '../rules/signIn.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { anySuccess, envelope } from './envelope.ts'

const token = type({
  access_token: string(),
  token_type: looseOptional(nonempty(string())),
  refresh_token: looseOptional(nonempty(string())),
  expires_in: unknown(),
})

/** A token as the authorization host answers it; what `expires_in` may be is for rules/session to say. */
export type TokenAnswer = Infer<typeof token>

const profile = type({
  firstName: looseText(),
  lastName: looseText(),
  eMailAddress: looseText(),
  phoneNumber: looseText(),
  countryCode: looseText(),
})

const basic = ({ id, secret }: PortalClient['portal']) => `Basic ${btoa(`${id}:${secret}`)}`

const formHeaders = (client: PortalClient) => ({
  Authorization: basic(client.portal),
  'Content-Type': 'application/x-www-form-urlencoded',
})

export function signIn(
  client: PortalClient,
  { username, password, recaptchaResponse }: Credentials & { recaptchaResponse: string },
  signal: AbortSignal,
): Promise<TokenAnswer> {
  const call = client.authorization.POST('/oauth/token', {
    headers: formHeaders(client),
    body: { scope: 'portal', grant_type: 'password', username, password, recaptchaResponse },
    fetch: client.within(limits.publicCallTimeout),
    parseAs: 'text',
    signal,
  })
  return decode(call, token)
}

export function refresh(client: PortalClient, refreshToken: string, signal: AbortSignal): Promise<TokenAnswer> {
  const call = client.authorization.POST('/oauth/token', {
    headers: formHeaders(client),
    body: { scope: 'portal', grant_type: 'refresh_token', refresh_token: refreshToken },
    parseAs: 'text',
    signal,
  })
  return decode(call, token)
}

/** `authorization` is the header's whole value: token type, a space, the access token. */
export async function logout(client: PortalClient, authorization: string, signal: AbortSignal): Promise<void> {
  const options = { ...withToken(authorization, signal), body: {} }
  const call = client.services.POST('/api-user-service/user/logout', options)
  await decode(call, anySuccess)
}

export async function getUser(client: PortalClient, authorization: string, signal: AbortSignal): Promise<Profile> {
  const options = { ...withToken(authorization, signal), body: {} }
  const call = client.services.POST('/api-user-service/user/getuser', options)
  return (await decode(call, envelope(profile))).data
}
