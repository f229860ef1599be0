import type { PasswordChange, ProfileUpdate } from '../../../src/rules/profile/profileForm.ts'
import type { Profile } from '../../../src/rules/session/session.ts'
import { type Bank, protectPassword } from '../../bank/bank.ts'
import { hashPassword } from '../../bank/passwords.ts'
import { signInThrottle } from '../../bank/signInThrottle.ts'
import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import { ApiError } from '../../http/apiError.ts'
import type { ApiRequest } from '../../http/message.ts'
import { accountOf } from './developerAccounts.ts'
import { forgetPasswordKeys } from './passwordRenewal.ts'
import { revokeGrantsOf } from './tokens.ts'

/** What a signed-in developer changes in the account itself. */
export async function updateProfile(
  { tables }: Bank,
  { id }: DeveloperAccount,
  update: ProfileUpdate,
): Promise<Profile> {
  const { country, phoneNumber: given, ...names } = update
  const changes = { ...names, ...(given !== undefined && { phoneNumber: given }), countryCode: country }
  const account = await tables.accounts.update(id, changes)
  const { firstName, lastName, eMailAddress, phoneNumber, countryCode } = account
  return { firstName, lastName, eMailAddress, phoneNumber, countryCode }
}

/**
 * Ends every sign-in of the account but the one that `request` was made with, and the links that would set another password
 * (docs/decisions/0070).
 * @throws ApiError (400) when the address or the current password is not the account's, (429) while its user name has to
 * wait
 */
export async function changePasswordOf(
  bank: Bank,
  account: DeveloperAccount,
  change: PasswordChange,
  request: ApiRequest,
): Promise<void> {
  if (accountOf(bank, change.eMailAddress)?.id !== account.id)
    throw new ApiError(400, 'The email address does not belong to this account')
  await checkCurrentPassword(bank, account, change.password)
  await bank.tables.accounts.update(account.id, await protectPassword(bank, change.newPassword))
  forgetPasswordKeys(bank, account)
  await revokeGrantsOf(bank, account, request)
}

/** A wrong one counts as at the sign-in: a stolen session is no way to guess passwords without a delay. */
async function checkCurrentPassword(bank: Bank, account: DeveloperAccount, password: string): Promise<void> {
  const throttle = await signInThrottle(bank, account.login)
  throttle.assertAllowed(429)
  if ((await hashPassword(password, account.passwordSalt)) !== account.passwordHash) {
    await throttle.recordFailure()
    throw new ApiError(400, 'The current password is not correct')
  }
  throttle.clear()
}
