import { type Infer, nonempty, string, type, unknown } from 'superstruct'
import { callLimits } from '../../rules/calls/callLimits.ts'
import { looseOptional, looseText } from '../../rules/schemas/lenientSchemas.ts'
import type { Profile } from '../../rules/session/session.ts'
import type { Credentials } from '../../rules/session/signInForm.ts'
import { anySuccess, envelope } from '../client/answerSchemas.ts'
import { basicAuthorization, type PortalOperation, type ScopedClient } from '../client/client.ts'
import { decode } from '../client/decode.ts'

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

const formHeaders = (client: ScopedClient) => ({
  Authorization: basicAuthorization(client.portal),
  'Content-Type': 'application/x-www-form-urlencoded',
})

export const signIn: PortalOperation<Credentials & { recaptchaResponse: string }, TokenAnswer> = (
  client,
  { username, password, recaptchaResponse },
) => {
  const call = client.authorization.POST('/oauth/token', {
    headers: formHeaders(client),
    body: { scope: 'portal', grant_type: 'password', username, password, recaptchaResponse },
    fetch: client.within(callLimits.publicTimeout),
  })
  return decode(call, token)
}

export const refresh: PortalOperation<{ refreshToken: string }, TokenAnswer> = (client, { refreshToken }) => {
  const call = client.authorization.POST('/oauth/token', {
    headers: formHeaders(client),
    body: { scope: 'portal', grant_type: 'refresh_token', refresh_token: refreshToken },
  })
  return decode(call, token)
}

export const logout: PortalOperation<void, void> = async ({ services }) => {
  await decode(services.POST('/api-user-service/user/logout', { body: {} }), anySuccess)
}

export const getUser: PortalOperation<void, Profile> = async ({ services }) =>
  (await decode(services.POST('/api-user-service/user/getuser', { body: {} }), envelope(profile))).data
