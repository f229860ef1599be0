import { passwordChange, profileUpdate } from '../../src/rules/profile.ts'
import { checkCountry } from '../bank/countries.ts'
import { developerOf } from '../bank/developer.ts'
import { changeOwnPassword, updateOwner } from '../bank/ownAccount.ts'
import { check, envelopeOperation, readJson } from '../operation.ts'

const updateUser = envelopeOperation<'updateUser'>({
  id: 'updateUser',
  method: 'post',
  path: '/api-user-service/user/updateuser',
  async resolve(call) {
    const account = developerOf(call)
    const update = check(await readJson(call.request), profileUpdate)
    checkCountry(update)
    return updateOwner(call.bank, account, update)
  },
})

const changePassword = envelopeOperation<'changePassword'>({
  id: 'changePassword',
  method: 'post',
  path: '/api-user-service/user/changepassword',
  async resolve(call) {
    const account = developerOf(call)
    await changeOwnPassword(call.bank, account, check(await readJson(call.request), passwordChange))
    return undefined
  },
})

export const profileOperations = [updateUser, changePassword]
