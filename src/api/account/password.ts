import { callLimits } from '../../rules/calls/callLimits.ts'
import type { MailLinkForm } from '../../rules/mailLink/mailLinkForm.ts'
import { anySuccess } from '../client/answerSchemas.ts'
import type { PortalOperation } from '../client/client.ts'
import { decode } from '../client/decode.ts'

/** Forgot password (000 section 7): asks for the mail whose link renews the password. */
export const resetPassword: PortalOperation<MailLinkForm & { recaptchaResponse: string }, void> = async (
  { services, within },
  body,
) => {
  const fetch = within(callLimits.publicTimeout)
  await decode(services.POST('/api-user-service/user/resetpassword', { body, fetch }), anySuccess)
}

export const changePasswordByKey: PortalOperation<{ password: string; key: string }, void> = async (
  { services, within },
  body,
) => {
  const fetch = within(callLimits.publicTimeout)
  await decode(services.POST('/api-user-service/user/changePasswordByKey', { body, fetch }), anySuccess)
}
