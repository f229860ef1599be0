import { mailLinkForm } from '../../src/rules/mailLink/mailLinkForm.ts'
import { passwordByKey } from '../../src/rules/password/resetForm.ts'
import { check } from '../http/readRequest.ts'
import { checkCaptcha } from './developers/captcha.ts'
import { renewPassword, sendPasswordKey } from './developers/passwordRenewal.ts'
import { envelopeOperation } from './portalOperation.ts'

const resetPassword = envelopeOperation('resetPassword', async ({ bank, body }) => {
  await checkCaptcha(bank, body.recaptchaResponse)
  await sendPasswordKey(bank, check(body, mailLinkForm).eMailAddress)
})

const changePasswordByKey = envelopeOperation('changePasswordByKey', async ({ bank, body, setSubject }) => {
  const { password, key } = check(body, passwordByKey)
  const account = await renewPassword(bank, key, password)
  setSubject(account.id)
})

export const passwordOperations = [resetPassword, changePasswordByKey]
