import { type EventFrom, transition } from 'xstate'
import type { Registration } from '../../../src/rules/onboarding/registrationForm.ts'
import { disabledTexts } from '../../../src/rules/session/signInFailure.ts'
import { type Bank, protectPassword, settingsOf } from '../../bank/bank.ts'
import { hashPassword } from '../../bank/passwords.ts'
import { signInThrottle } from '../../bank/signInThrottle.ts'
import type { DeveloperAccount } from '../../db/tables/portal/developerAccounts.ts'
import { ApiError } from '../../http/apiError.ts'
import { accountMachine } from './account.machine.ts'
import { activationMail, activeAccountMail, disabledAccountMail, takenAddressMail } from './mails/mails.ts'
import { sendMail } from './mails/outbox.ts'

const loginOf = (eMailAddress: string) => eMailAddress.trim().toLowerCase()

export const accountOf = ({ tables }: Bank, eMailAddress: string): DeveloperAccount | undefined =>
  tables.accounts.by('login', loginOf(eMailAddress))

/** Moves the account to the state that its lifecycle has after this event. */
export function transitionAccount(
  bank: Bank,
  account: DeveloperAccount,
  event: EventFrom<typeof accountMachine>,
): Promise<DeveloperAccount> {
  const before = accountMachine.resolveState({ value: account.lifecycle.value })
  const [after] = transition(accountMachine, before, event)
  const lifecycle = { value: after.value }
  return bank.tables.accounts.update(account.id, { lifecycle })
}

/**
 * An account that waits for its emailed link. An address that is taken is a 409: without it a person who forgot an old
 * account could not continue. The owner gets a mail about the attempt.
 */
export async function registerAccount(bank: Bank, registration: Registration): Promise<DeveloperAccount> {
  const taken = accountOf(bank, registration.eMailAddress)
  if (taken) {
    await sendMail(bank, takenAddressMail(taken))
    throw new ApiError(409, 'This email address is already registered')
  }
  const account = await insertAccount(bank, registration)
  await sendActivation(bank, account)
  return account
}

const insertAccount = async (
  bank: Bank,
  { name, password, country, ...rest }: Registration,
): Promise<DeveloperAccount> =>
  bank.tables.accounts.insert({
    ...rest,
    id: await bank.sequence.id('account'),
    login: loginOf(rest.eMailAddress),
    firstName: name,
    countryCode: country,
    ...(await protectPassword(bank, password)),
    createdAt: bank.clock.now(),
    lifecycle: { value: 'registered' },
  })

/** An account that can sign in at once; nobody is sent a mail. */
export const openDeveloperAccount = async (
  bank: Bank,
  credentials: Pick<Registration, 'eMailAddress' | 'password'>,
): Promise<DeveloperAccount> =>
  transitionAccount(
    bank,
    await insertAccount(bank, {
      ...credentials,
      name: 'Sandbox',
      lastName: 'Developer',
      phoneNumber: '+905550000000',
      country: 'TR',
    }),
    { type: 'activation.confirmed' },
  )

/** A fresh key by mail; keys of earlier mails stop working. */
async function sendActivation(bank: Bank, account: DeveloperAccount): Promise<void> {
  const { tables, sequence, clock } = bank
  for (const { id, state } of tables.activationKeys.listBy('accountId', account.id))
    if (state === 'open') await tables.activationKeys.update(id, { state: 'replaced' })
  const id = await sequence.key('activation')
  const lifetime = settingsOf(bank).activationKeyExpiresIn * 1000
  const expiresAt = clock.now() + lifetime
  await tables.activationKeys.insert({ id, accountId: account.id, expiresAt, state: 'open' })
  await sendMail(bank, activationMail(account, id, lifetime))
}

/** @throws ApiError when the key is unknown, replaced or too old (400), and when its account is active already (409). */
export async function activateAccount(bank: Bank, key: string): Promise<DeveloperAccount> {
  const { tables, clock } = bank
  const row = tables.activationKeys.get(key)
  const account = row && tables.accounts.get(row.accountId)
  if (!row || !account) throw new ApiError(400, 'Activation link is not valid')
  if (account.lifecycle.value !== 'registered') throw new ApiError(409, 'This account has already been activated')
  if (row.state === 'replaced') throw new ApiError(400, 'Activation link was replaced by the one in a newer email')
  if (clock.now() >= row.expiresAt) throw new ApiError(400, 'Activation link has expired')
  await tables.activationKeys.update(key, { state: 'used' })
  return transitionAccount(bank, account, { type: 'activation.confirmed' })
}

/** The answer never reveals whether there is an account; only the mail does. */
export async function resendActivation(bank: Bank, eMailAddress: string): Promise<void> {
  const account = accountOf(bank, eMailAddress)
  if (!account) return
  const { value } = account.lifecycle
  if (value === 'registered') await sendActivation(bank, account)
  else await sendMail(bank, value === 'disabled' ? disabledAccountMail(account) : activeAccountMail(account))
}

/**
 * The account of these credentials. An unknown address and a wrong password give the same answer in
 * the same time and are throttled alike; only the right password reveals the state of an account.
 * @throws ApiError otherwise (401).
 */
export async function checkCredentials(bank: Bank, username: string, password: string): Promise<DeveloperAccount> {
  const throttle = await signInThrottle(bank, loginOf(username))
  throttle.assertAllowed()
  const account = accountOf(bank, username)
  const hash = await hashPassword(password, account?.passwordSalt ?? 'nobody')
  if (hash !== account?.passwordHash) {
    await throttle.recordFailure()
    throw new ApiError(401, badCredentials)
  }
  throttle.clear()
  assertEnabled(account)
  if (account.lifecycle.value === 'registered') throw new ApiError(401, notActivated)
  return account
}

/** @throws ApiError (404) when there is no account that is in use. */
export async function disableAccount(bank: Bank, eMailAddress: string): Promise<void> {
  const account = accountOf(bank, eMailAddress)
  if (account?.lifecycle.value !== 'active') throw new ApiError(404, `There is no active account ${eMailAddress}`)
  await transitionAccount(bank, account, { type: 'account.disabled' })
}

export function assertEnabled({ lifecycle }: DeveloperAccount): void {
  if (lifecycle.value === 'disabled') throw new ApiError(401, disabledTexts.answer)
}

const badCredentials = 'The username or the password is wrong'
const notActivated = 'Your account is not active yet. Click the link sent to your email.'
