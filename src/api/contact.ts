import type { Contact } from '../rules/contact/contactForm.ts'
import { limits } from '../rules/limits.ts'
import type { PortalOperation } from './client/client.ts'
import { decode } from './client/decode.ts'
import { anySuccess } from './client/envelope.ts'

export const saveContact: PortalOperation<Contact & { recaptchaResponse: string }, void> = async (
  { services, within },
  body,
) => {
  const fetch = within(limits.publicCallTimeout)
  await decode(services.POST('/api-user-service/user/savecontact', { body, fetch }), anySuccess)
}
