import { limits } from '../rules/limits.ts'
import type { Reactivation, Registration } from '../rules/onboarding.ts'
import { decode, type PortalClient } from './client.ts'
import { anySuccess } from './envelope.ts'

type Solved<Body> = Body & { recaptchaResponse: string }

export async function register(client: PortalClient, body: Solved<Registration>, signal: AbortSignal): Promise<void> {
  const fetch = client.within(limits.registerTimeout)
  const call = client.services.POST('/api-user-service/user/register', { body, signal, fetch, parseAs: 'text' })
  await decode(call, anySuccess)
}

export async function activate(client: PortalClient, key: string, signal: AbortSignal): Promise<void> {
  const fetch = client.within(limits.publicCallTimeout)
  const call = client.services.POST('/api-user-service/user/activate', {
    body: { key },
    signal,
    fetch,
    parseAs: 'text',
  })
  await decode(call, anySuccess)
}

export async function reactivate(client: PortalClient, body: Solved<Reactivation>, signal: AbortSignal): Promise<void> {
  const fetch = client.within(limits.publicCallTimeout)
  const call = client.services.POST('/api-user-service/user/reactivate', { body, signal, fetch, parseAs: 'text' })
  await decode(call, anySuccess)
}
