import { fingerprint } from '../../../rules/security/fingerprint.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import { cookieSpread } from './tokenCookie.ts'

const name = 'portico.loggedOut'

/** Of the tabs that see the same token end, one logs it out at the bank. */
export interface LogoutClaim {
  /** True for the first that asks with this Authorization header, and where tabs cannot agree. */
  take(authorization: string): Promise<boolean>
}

/** Web Locks make it exact; without them two tabs that ask within the same milliseconds may both be first. */
export function logoutClaim(storage: () => Storage, clock: Clock): LogoutClaim {
  const isFirst = (claim: string) => {
    if (storage().getItem(name) === claim) return false
    storage().setItem(name, claim)
    return true
  }
  return {
    take: (authorization) =>
      new Promise((resolve) => {
        const claim = async () => {
          const first = isFirst(fingerprint(authorization))
          resolve(first)
          // Until the tab that is next sees what was stored.
          if (first) await new Promise<void>((passed) => clock.setTimeout(passed, cookieSpread))
        }
        const locks = globalThis.navigator?.locks
        const claimed = async () => (locks ? locks.request(name, claim) : claim())
        claimed().catch(() => resolve(true))
      }),
  }
}
