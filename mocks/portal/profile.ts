import { passwordChange, profileUpdate } from '../../src/rules/profile/profileForm.ts'
import { check } from '../http/readRequest.ts'
import { authenticateDeveloper } from './developers/authenticateDeveloper.ts'
import { checkCountry } from './developers/countries.ts'
import { changePasswordOf, updateProfile } from './developers/profile.ts'
import { envelopeOperation } from './portalOperation.ts'

const updateUser = envelopeOperation('updateUser', async (call) => {
  const account = authenticateDeveloper(call)
  const update = check(call.body, profileUpdate)
  checkCountry(update)
  return updateProfile(call.bank, account, update)
})

const changePassword = envelopeOperation('changePassword', async (call) => {
  const account = authenticateDeveloper(call)
  await changePasswordOf(call.bank, account, check(call.body, passwordChange), call.request)
})

export const profileOperations = [updateUser, changePassword]
