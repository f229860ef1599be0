import { type, unknown } from 'superstruct'
import type { PasswordChange, ProfileUpdate } from '../rules/profile.ts'
import { texts } from '../rules/texts.ts'
import { decode, type PortalClient, withToken } from './client.ts'
import { done } from './envelope.ts'

const envelopeOfAnything = type({ header: type({}), data: unknown() })

/** Rejects with 'System error occured' when the bank's answer carries no data (001 section 7). */
export async function saveProfile(
  client: PortalClient,
  authorization: string,
  body: ProfileUpdate,
  signal: AbortSignal,
): Promise<void> {
  const { phoneNumber, ...rest } = body
  const call = client.services.POST('/api-user-service/user/updateuser', {
    ...withToken(authorization, signal),
    body: { ...rest, ...(phoneNumber !== undefined && { phoneNumber }) },
  })
  const { data } = await decode(call, envelopeOfAnything)
  if (data === undefined || data === null) throw { kind: 'unknown', message: texts.systemError }
}

export async function changePassword(
  client: PortalClient,
  authorization: string,
  body: PasswordChange,
  signal: AbortSignal,
): Promise<void> {
  const call = client.services.POST('/api-user-service/user/changepassword', {
    ...withToken(authorization, signal),
    body,
  })
  await decode(call, done)
}
