import { day, hour } from '../../../src/rules/time/units.ts'
import { type Bank, protectPassword } from '../../bank/bank.ts'
import { signInThrottle } from '../../bank/signInThrottle.ts'
import { expire } from '../../db/expire.ts'
import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import { ApiError } from '../../http/apiError.ts'
import { accountOf, transitionAccount } from './developerAccounts.ts'
import { passwordMail } from './mails/mails.ts'
import { sendMail } from './mails/outbox.ts'
import { revokeGrantsOf } from './tokens.ts'

/** A link that renews a password works for an hour. */
const keyLifetime = hour

/** How long a key is still known, so that the page can say why its link works no longer. */
const keyRetention = 7 * day

/**
 * Mails a link to the account of this address; keys of earlier mails stop working. An unknown address gets
 * the same answer and no mail, so that the answer does not reveal who has an account.
 */
export async function sendPasswordKey(bank: Bank, eMailAddress: string): Promise<void> {
  const { tables, sequence, clock } = bank
  const account = accountOf(bank, eMailAddress)
  if (!account) return
  for (const { id, state } of tables.passwordKeys.listBy('accountId', account.id))
    if (state === 'open') await tables.passwordKeys.update(id, { state: 'replaced' })
  expire(tables.passwordKeys, ({ expiresAt }) => clock.now() >= expiresAt + keyRetention)
  const id = await sequence.key('password')
  await tables.passwordKeys.insert({ id, accountId: account.id, expiresAt: clock.now() + keyLifetime, state: 'open' })
  await sendMail(bank, passwordMail(account, id, keyLifetime))
}

/** Links that were mailed before a change of the password are forgotten: the mail may be in other hands. */
export function forgetPasswordKeys({ tables }: Bank, { id: accountId }: DeveloperAccount): void {
  for (const { id, state } of tables.passwordKeys.listBy('accountId', accountId))
    if (state === 'open') tables.passwordKeys.delete(id)
}

/**
 * Enables a disabled account, and ends every sign-in that the old password made; an account that was never activated
 * still waits for its own mail.
 * @throws ApiError when the key is unknown, used, replaced or too old.
 */
export async function renewPassword(bank: Bank, key: string, password: string): Promise<DeveloperAccount> {
  const { tables, clock } = bank
  const row = tables.passwordKeys.get(key)
  const account = row && tables.accounts.get(row.accountId)
  if (!row || !account) throw new ApiError(400, 'Password link is not valid')
  if (row.state === 'used') throw new ApiError(400, 'Password link has already been used')
  if (row.state === 'replaced') throw new ApiError(400, 'Password link was replaced by the one in a newer email')
  if (clock.now() >= row.expiresAt) throw new ApiError(400, 'Password link has expired')
  await tables.passwordKeys.update(key, { state: 'used' })
  await revokeGrantsOf(bank, account)
  const changed = await tables.accounts.update(account.id, await protectPassword(bank, password))
  ;(await signInThrottle(bank, changed.login)).clear()
  return transitionAccount(bank, changed, { type: 'password.renewed' })
}
