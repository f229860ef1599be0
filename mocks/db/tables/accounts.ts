import { assign, enums, type Infer, integer, nullable, object, refine, string, type } from 'superstruct'
import { countryCode, emailAddress, personName, phoneNumber } from '../../../src/rules/forms/fields.ts'
import { settings } from '../../../src/rules/sandbox/sandbox.ts'
import { moment } from '../moment.ts'
import type { TableDefinition } from '../table.ts'

const account = object({
  id: string(),
  /** The email address in lower case, which is unique. */
  login: string(),
  firstName: string(),
  lastName: string(),
  eMailAddress: string(),
  phoneNumber: string(),
  countryCode: string(),
  passwordSalt: string(),
  passwordHash: string(),
  createdAt: moment,
  lifecycle: type({ value: enums(['registered', 'active', 'disabled']) }),
})
export type Account = Infer<typeof account>

const importedAccount = refine(
  assign(
    account,
    object({
      firstName: personName(),
      lastName: personName(),
      eMailAddress: emailAddress(),
      phoneNumber: phoneNumber(),
      countryCode: countryCode(),
    }),
  ),
  'login',
  ({ login, eMailAddress }) => login === eMailAddress.toLowerCase() || 'The login is the email address in lower case',
)

const mailedKey = object({
  id: string(),
  accountId: string(),
  expiresAt: moment,
  state: enums(['open', 'used', 'replaced']),
})

export const accounts: TableDefinition<Account> = {
  row: account,
  imported: importedAccount,
  unique: ['login'],
}

export const activationKeys: TableDefinition<Infer<typeof mailedKey>> = { row: mailedKey, indexed: ['accountId'] }
export const passwordKeys: TableDefinition<Infer<typeof mailedKey>> = { row: mailedKey, indexed: ['accountId'] }

/** By the hash of the user name. */
const signInFailure = object({ id: string(), failures: integer(), lastAt: moment })
export const signInFailures: TableDefinition<Infer<typeof signInFailure>> = { row: signInFailure }

/** By the answer. */
const usedCaptcha = object({ id: string(), usedAt: moment })
export const usedCaptchas: TableDefinition<Infer<typeof usedCaptcha>> = { row: usedCaptcha }

const grant = object({ id: string(), accountId: string(), endedAt: nullable(moment) })
/** One sign-in: all tokens that were refreshed from its first one. */
export const grants: TableDefinition<Infer<typeof grant>> = { row: grant, indexed: ['accountId'] }

const token = object({
  /** The access token. */
  id: string(),
  grantId: string(),
  refreshToken: string(),
  /** As answered, in seconds. */
  expiresIn: integer(),
  expiresAt: moment,
  refreshExpiresAt: moment,
  /** The access token that took its place, and when. */
  successor: nullable(object({ id: string(), at: moment })),
})
export type TokenRow = Infer<typeof token>
export const tokens: TableDefinition<TokenRow> = {
  row: token,
  imported: assign(token, object({ expiresIn: settings.schema.expiresIn })),
  unique: ['refreshToken'],
  indexed: ['grantId'],
}
