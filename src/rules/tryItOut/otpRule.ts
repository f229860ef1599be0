import { type Grant, grantFacts, grants } from '../bank/authorization/grants.ts'
import { isRecord } from '../problem.ts'

/** The calls of an operation that ask for a one-time password, as `x-otp` of its definition says. */
export type OtpRule =
  | { asks: 'never' | 'always' }
  /** `examples` are those of the request body for which the condition holds. */
  | { asks: 'sometimes'; when: string; examples: readonly string[] }

/** `x-otp: true`, or `x-otp: { when: a clause, examples: [names] }`; without it, no call asks. */
export function otpRuleOf(flag: unknown): OtpRule {
  if (flag === true) return { asks: 'always' }
  if (!isRecord(flag) || typeof flag.when !== 'string' || flag.when === '') return { asks: 'never' }
  const examples = Array.isArray(flag.examples) ? flag.examples : []
  return { asks: 'sometimes', when: flag.when, examples: examples.filter((name) => typeof name === 'string') }
}

/** Whether the application's 'Otp Needed?' decides for tokens of this grant; the others always ask (001 section 5). */
export const isOtpOptional = (grant: Grant): boolean => grant === 'password'

/** Customers of BaaS have no app of the bank. */
export function otpByGrant(grant: Grant): string {
  if (isOtpOptional(grant)) return 'Only if Otp Needed? is on in your application'
  return grantFacts[grant].opens === 'baas' ? 'Always, by SMS' : 'Always'
}

const exception = 'With a token of the password flow only if Otp Needed? is on in your application.'

/** What a page says of an operation that these grants open. */
export function otpText(rule: OtpRule, openedBy: readonly string[]): string {
  if (rule.asks === 'never') return 'Not asked for'
  const condition = rule.asks === 'sometimes' ? ` when ${rule.when}` : ''
  const isOptional = grants.some((grant) => openedBy.includes(grant) && isOtpOptional(grant))
  if (isOptional) return `Asked for${condition}. ${exception}`
  return openedBy.length > 0 ? `Always asked for${condition}` : `Asked for${condition}`
}
