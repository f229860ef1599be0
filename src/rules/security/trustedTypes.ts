/** The policies of Trusted Types that a page may create, each for one reason; `scripts/host/securityPolicy.ts` allows no others. */
export type TrustedTypesPolicy =
  /** Highlighted code. */
  | 'portico-code'
  /** The script of reCAPTCHA. */
  | 'portico-captcha'
  /** The worker with the sandbox's bank. */
  | 'portico-sandbox-worker'
  /** The pictures of the statecharts. */
  | 'portico-statechart'

/**
 * What makes the values of a policy: `check` returns what is safe and throws for anything else, also where the browser does
 * not know Trusted Types. The policy is created with its first value, as not every page may create each.
 */
export function trustedTypesPolicy(
  name: TrustedTypesPolicy,
  kind: 'createHTML' | 'createScriptURL',
  check: (value: string) => string,
): (value: string) => string {
  let policy: TrustedTypePolicy | undefined
  return (value) => {
    const rules: TrustedTypePolicyOptions = { [kind]: check }
    policy ??= globalThis.window?.trustedTypes?.createPolicy(name, rules) as TrustedTypePolicy | undefined
    // The types of the DOM take strings alone.
    return policy ? (policy[kind](value) as unknown as string) : check(value)
  }
}
