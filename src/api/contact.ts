import { callLimits } from '../rules/calls/callLimits.ts'
import type { Contact } from '../rules/contact/contactForm.ts'
import { anySuccess } from './client/answerSchemas.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'

export const saveContact: PortalOperation<Contact & { recaptchaResponse: string }, void> = async (
  { services, within },
  body,
) => {
  const fetch = within(callLimits.publicTimeout)
  await decode(services.POST('/api-user-service/user/savecontact', { body, fetch }), anySuccess)
}
