import { string, type } from 'superstruct'
import { mailLinkForm } from '../../src/rules/mailLink/mailLinkForm.ts'
import { registration } from '../../src/rules/onboarding/registrationForm.ts'
import { check } from '../http/readRequest.ts'
import { checkCaptcha } from './developers/captcha.ts'
import { checkCountry } from './developers/countries.ts'
import { activateAccount, registerAccount, resendActivation } from './developers/developerAccounts.ts'
import { envelopeOperation } from './portalOperation.ts'

const register = envelopeOperation('register', async ({ bank, body, setSubject }) => {
  await checkCaptcha(bank, body.recaptchaResponse)
  const input = check(body, registration)
  checkCountry(input)
  const account = await registerAccount(bank, input)
  setSubject(account.id)
})

const activate = envelopeOperation('activate', async ({ bank, body, setSubject }) => {
  const { key } = check(body, type({ key: string() }))
  const account = await activateAccount(bank, key)
  setSubject(account.id)
})

const reactivate = envelopeOperation('reactivate', async ({ bank, body }) => {
  await checkCaptcha(bank, body.recaptchaResponse)
  const { eMailAddress } = check(body, mailLinkForm)
  await resendActivation(bank, eMailAddress)
})

export const onboardingOperations = [register, activate, reactivate]
