import { callLimits } from '../../rules/calls/callLimits.ts'
import type { MailLinkForm } from '../../rules/mailLink/mailLinkForm.ts'
import type { Registration } from '../../rules/onboarding/registrationForm.ts'
import { anySuccess } from '../client/answerSchemas.ts'
import type { PortalOperation } from '../client/client.ts'
import { decode } from '../client/decode.ts'

type Solved<Body> = Body & { recaptchaResponse: string }

export const register: PortalOperation<Solved<Registration>, void> = async ({ services, within }, body) => {
  const fetch = within(callLimits.registerTimeout)
  await decode(services.POST('/api-user-service/user/register', { body, fetch }), anySuccess)
}

export const activate: PortalOperation<{ key: string }, void> = async ({ services, within }, body) => {
  const fetch = within(callLimits.publicTimeout)
  await decode(services.POST('/api-user-service/user/activate', { body, fetch }), anySuccess)
}

export const reactivate: PortalOperation<Solved<MailLinkForm>, void> = async ({ services, within }, body) => {
  const fetch = within(callLimits.publicTimeout)
  await decode(services.POST('/api-user-service/user/reactivate', { body, fetch }), anySuccess)
}
