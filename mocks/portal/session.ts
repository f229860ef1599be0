import { string, type } from 'superstruct'
import { credentials } from '../../src/rules/session/signInForm.ts'
import { ApiError } from '../http/apiError.ts'
import { check, readForm } from '../http/readRequest.ts'
import type { Call } from '../kernel/calls/operation.ts'
import { checkCaptcha } from './developers/captcha.ts'
import { checkCredentials } from './developers/developerAccounts.ts'
import { checkPortalClient, portalClient } from './developers/portalClient.ts'
import { authenticate, grantTokens, refreshTokens, revokeCurrentGrant } from './developers/tokens.ts'
import { envelopeOperation, oauthOperation } from './portalOperation.ts'

const obtainToken = oauthOperation('obtainToken', async (call) => {
  checkPortalClient(call.request)
  const form = await readForm(call.request)
  if (form.client_secret !== undefined || (form.client_id ?? portalClient.id) !== portalClient.id)
    throw new ApiError(400, 'The client is authenticated in more than one way')
  if (!form.grant_type) throw new ApiError(400, 'Missing grant type')
  if (form.grant_type !== 'password' && form.grant_type !== 'refresh_token')
    throw new ApiError(400, `Unsupported grant type: ${form.grant_type}`, 'unsupported_grant_type')
  if (form.scope !== 'portal') throw new ApiError(400, 'The scope must be portal', 'invalid_scope')
  return form.grant_type === 'password' ? withPassword(call, form) : withRefreshToken(call, form)
})

async function withPassword({ bank, setSubject }: Call, form: Record<string, string>) {
  await checkCaptcha(bank, form.recaptchaResponse)
  const { username, password } = check(form, credentials)
  const account = await checkCredentials(bank, username, password)
  setSubject(account.id)
  return grantTokens(bank, account)
}

async function withRefreshToken({ bank, setSubject }: Call, form: Record<string, string>) {
  const { refresh_token } = check(form, type({ refresh_token: string() }))
  const { account, answer } = await refreshTokens(bank, refresh_token)
  setSubject(account.id)
  return answer
}

async function revoke({ bank, request, setSubject }: Call) {
  const account = await revokeCurrentGrant(bank, request)
  setSubject(account.id)
}

const revokeToken = envelopeOperation('revokeToken', revoke)

const logout = envelopeOperation('logout', revoke)

const getUser = envelopeOperation('getUser', async ({ bank, request, setSubject }) => {
  const account = authenticate(bank, request)
  setSubject(account.id)
  const { firstName, lastName, eMailAddress, phoneNumber, countryCode } = account
  return { firstName, lastName, eMailAddress, phoneNumber, countryCode }
})

export const sessionOperations = [obtainToken, revokeToken, logout, getUser]
