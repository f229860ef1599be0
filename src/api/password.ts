import { limits } from '../rules/limits.ts'
import type { Reminder } from '../rules/password.ts'
import { decode, type PortalClient } from './client.ts'
import { anySuccess } from './envelope.ts'

/** Forgot password (000 section 7): asks for the mail whose link renews the password. */
export async function resetPassword(
  client: PortalClient,
  body: Reminder & { recaptchaResponse: string },
  signal: AbortSignal,
): Promise<void> {
  const fetch = client.within(limits.publicCallTimeout)
  const call = client.services.POST('/api-user-service/user/resetpassword', { body, signal, fetch, parseAs: 'text' })
  await decode(call, anySuccess)
}

export async function changePasswordByKey(
  client: PortalClient,
  body: { password: string; key: string },
  signal: AbortSignal,
): Promise<void> {
  const fetch = client.within(limits.publicCallTimeout)
  const call = client.services.POST('/api-user-service/user/changePasswordByKey', {
    body,
    signal,
    fetch,
    parseAs: 'text',
  })
  await decode(call, anySuccess)
}
