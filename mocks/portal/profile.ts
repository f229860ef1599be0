import { passwordChange, profileUpdate } from '../../src/rules/profile.ts'
import { developerOf } from '../bank/developer.ts'
import { changeOwnPassword, updateOwner } from '../bank/ownAccount.ts'
import { check, envelopeOperation, readJson } from '../operation.ts'

const updateUser = envelopeOperation<'updateUser'>({
  id: 'updateUser',
  method: 'post',
  path: '/api-user-service/user/updateuser',
  async resolve(call) {
    const account = developerOf(call)
    return updateOwner(call.bank, account, check(await readJson(call.request), profileUpdate))
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
