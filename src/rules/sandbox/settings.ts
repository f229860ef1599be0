import { enums, type Infer, integer, max, min, object } from 'superstruct'
import { apiLimits } from '../bank/apiLimits.ts'
import { hour } from '../time/units.ts'

/** In seconds by the sandbox's clock: a hundred years, as far as it can be moved. */
export const longestLifetime = (100 * 366 * 24 * hour) / 1000

const lifetime = (least: number) => max(min(integer(), least), longestLifetime)

export const settings = object({
  /** Lifetime of an access token, of the portal and of the bank; those of banking as a service last 356 s at most. */
  expiresIn: lifetime(1),
  refreshExpiresIn: lifetime(1),
  /** How long a refresh token that was used already gives the same answer again (its answer may have been lost). */
  refreshGrace: lifetime(0),
  activationKeyExpiresIn: lifetime(1),
  /** In the live environment an application without an IP list cannot call. */
  environment: enums(['developer', 'live']),
  /** Off for tests that make many calls. */
  rateLimit: enums(['enforced', 'off']),
  /** Which codes of six digits are right: any, as documented for tests, or the one in the SMS. */
  otpCode: enums(['any', 'sent']),
  /** Whether customers confirm in the mobile app as soon as a call is completed, or only by a control call. */
  mobileConfirmation: enums(['automatic', 'manual']),
  /** What the inbox answers to webhooks whose signature is right. */
  inboxAnswer: enums(['200', '500', 'none']),
})
export type Settings = Infer<typeof settings>

export const defaultSettings: Settings = {
  expiresIn: apiLimits.tokenLifetime,
  refreshExpiresIn: 3600,
  refreshGrace: 30,
  activationKeyExpiresIn: (24 * hour) / 1000,
  environment: 'developer',
  rateLimit: 'enforced',
  otpCode: 'any',
  mobileConfirmation: 'automatic',
  inboxAnswer: '200',
}
