import { assign, enums, type Infer, integer, nullable, object, refine, string, type } from 'superstruct'
import { countryCode, emailAddress, personName, phoneNumber } from '../../../../src/rules/forms/fields.ts'
import { settings } from '../../../../src/rules/sandbox/settings.ts'
import { moment } from '../../moment.ts'
import { table } from '../../table.ts'

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
export type DeveloperAccount = Infer<typeof account>

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

export const accountTables = {
  accounts: table(account, { imported: importedAccount, unique: ['login'] }),
  activationKeys: table(mailedKey, { indexed: ['accountId'] }),
  passwordKeys: table(mailedKey, { indexed: ['accountId'] }),
  /** By the hash of the user name. */
  signInFailures: table(object({ id: string(), failures: integer(), lastAt: moment })),
  /** By the answer. */
  usedCaptchas: table(object({ id: string(), usedAt: moment })),
  /** One sign-in: all tokens that were refreshed from its first one. */
  grants: table(object({ id: string(), accountId: string(), endedAt: nullable(moment) }), { indexed: ['accountId'] }),
  tokens: table(token, {
    imported: assign(token, object({ expiresIn: settings.schema.expiresIn })),
    unique: ['refreshToken'],
    indexed: ['grantId'],
  }),
}
