import type { Mail } from '../../../../src/rules/sandbox/messages.ts'
import { hour, minute, second } from '../../../../src/rules/time/units.ts'
import { counted } from '../../../bank/inWords.ts'
import type { DeveloperAccount } from '../../../db/tables/portal/developerAccounts.ts'

type NewMail = Pick<Mail, 'to' | 'subject' | 'text' | 'link'>

function mailTo({ eMailAddress, firstName }: DeveloperAccount, subject: string, text: string, link: string): NewMail {
  return { to: eMailAddress, subject, text: `Hello ${firstName},\n\n${text}`, link }
}

/** In the largest unit of which it is a whole number. */
function lifetimeText(milliseconds: number): string {
  if (milliseconds % hour === 0) return counted(milliseconds / hour, 'hour')
  return milliseconds % minute === 0
    ? counted(milliseconds / minute, 'minute')
    : counted(milliseconds / second, 'second')
}

const clickToActivate = (lifetime: number) =>
  `Click the link to activate your account. It works once and expires in ${lifetimeText(lifetime)}.`

export const activationMail = (account: DeveloperAccount, key: string, lifetime: number): NewMail =>
  mailTo(account, 'Activate your account', clickToActivate(lifetime), `/confirm/${key}`)

export function takenAddressMail(account: DeveloperAccount): NewMail {
  const isWaiting = account.lifecycle.value === 'registered'
  const remedy = isWaiting ? 'request another activation link.' : 'sign in.'
  return mailTo(
    account,
    'You already have an account',
    `Someone tried to register with your email address, which already has an account. If it was you, ${remedy}`,
    isWaiting ? '/reactivation' : '/login',
  )
}

export const activeAccountMail = (account: DeveloperAccount): NewMail =>
  mailTo(account, 'Your account is active', 'Your account is already active. You can sign in.', '/login')

export const disabledAccountMail = (account: DeveloperAccount): NewMail =>
  mailTo(
    account,
    'Your account is disabled',
    'Your account was activated before and is disabled now. Renew your password to sign in again.',
    '/reminder',
  )

export const passwordMail = (account: DeveloperAccount, key: string, lifetime: number): NewMail =>
  mailTo(
    account,
    'Renew your password',
    `Click the link to choose a new password. It works once and expires in ${lifetimeText(lifetime)}.`,
    `/changepassword/${key}`,
  )
