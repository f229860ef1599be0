import { type, unknown } from 'superstruct'
import type { PasswordChange, ProfileUpdate } from '../../rules/profile/profileForm.ts'
import { texts } from '../../rules/text/texts.ts'
import { done } from '../client/answerSchemas.ts'
import type { PortalOperation } from '../client/client.ts'
import { decode } from '../client/decode.ts'

const envelopeOfAnything = type({ header: type({}), data: unknown() })

/** Rejects with 'System error occured' when the bank's answer carries no data (001 section 7). */
export const saveProfile: PortalOperation<ProfileUpdate, void> = async ({ services }, { phoneNumber, ...rest }) => {
  const body = { ...rest, ...(phoneNumber !== undefined && { phoneNumber }) }
  const { data } = await decode(services.POST('/api-user-service/user/updateuser', { body }), envelopeOfAnything)
  if (data === undefined || data === null) throw { kind: 'unknown', message: texts.systemError }
}

export const changePassword: PortalOperation<PasswordChange, void> = async ({ services }, body) => {
  await decode(services.POST('/api-user-service/user/changepassword', { body }), done)
}
