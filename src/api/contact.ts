import type { Contact } from '../rules/contact.ts'
import { limits } from '../rules/limits.ts'
import { decode, type PortalClient } from './client.ts'
import { anySuccess } from './envelope.ts'

export async function saveContact(
  client: PortalClient,
  body: Contact & { recaptchaResponse: string },
  signal: AbortSignal,
): Promise<void> {
  const fetch = client.within(limits.publicCallTimeout)
  const call = client.services.POST('/api-user-service/user/savecontact', { body, signal, fetch, parseAs: 'text' })
  await decode(call, anySuccess)
}
