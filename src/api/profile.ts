import { type, unknown } from 'superstruct'
import type { PasswordChange, ProfileUpdate } from '../rules/profile.ts'
import { texts } from '../rules/text/texts.ts'
import type { Operation } from './client.ts'
import { decode } from './decode.ts'
import { done } from './envelope.ts'

const envelopeOfAnything = type({ header: type({}), data: unknown() })

/** Rejects with 'System error occured' when the bank's answer carries no data (001 section 7). */
export const saveProfile: Operation<ProfileUpdate, void> = async ({ services }, { phoneNumber, ...rest }) => {
  const body = { ...rest, ...(phoneNumber !== undefined && { phoneNumber }) }
  const { data } = await decode(services.POST('/api-user-service/user/updateuser', { body }), envelopeOfAnything)
  if (data === undefined || data === null) throw { kind: 'unknown', message: texts.systemError }
}

export const changePassword: Operation<PasswordChange, void> = async ({ services }, body) => {
  await decode(services.POST('/api-user-service/user/changepassword', { body }), done)
}
