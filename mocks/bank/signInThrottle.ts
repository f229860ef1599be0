import { day, minute, second } from '../../src/rules/time/units.ts'
import { expire } from '../db/expire.ts'
import { hashText } from '../db/sequence.ts'
import { ApiError } from '../http/apiError.ts'
import type { Bank } from './bank.ts'
import { counted } from './inWords.ts'

/** The wrong password in a row that causes the first delay; each further one doubles it. */
const firstDelayed = 5
const initialDelay = 30 * second
const maxDelay = 15 * minute

/** Failures are cleared after a day without one. */
const failureRetention = day

/** Strangers type any name: the oldest failures are dropped. */
const maxNames = 10_000

const delayAfter = (failures: number) =>
  failures < firstDelayed ? 0 : Math.min(initialDelay * 2 ** (failures - firstDelayed), maxDelay)

/**
 * Counts the wrong passwords of a user name, whether it has an account or not: the answers do not reveal who has one, and
 * nobody can lock out the owner for longer than the maximum delay. Names are kept as hashes, since strangers type them.
 */
export async function signInThrottle({ tables, clock }: Bank, login: string) {
  const id = await hashText(login)
  return {
    /** @throws ApiError while the name has to wait, whatever the password. */
    assertAllowed(status = 401) {
      const { failures, lastAt } = tables.signInFailures.get(id) ?? { failures: 0, lastAt: 0 }
      const wait = delayAfter(failures)
      const remaining = Math.min(lastAt + wait - clock.now(), wait)
      if (remaining <= 0) return
      const seconds = Math.ceil(remaining / second)
      throw new ApiError(status, tooManyAttempts(seconds), undefined, { reason, headers: waitFields(seconds) })
    },
    async recordFailure() {
      const now = clock.now()
      const last = tables.signInFailures.get(id)
      const isOver = last !== undefined && Math.abs(now - last.lastAt) > failureRetention
      const failures = (isOver ? 0 : (last?.failures ?? 0)) + 1
      expire(
        tables.signInFailures,
        ({ lastAt }) => Math.abs(now - lastAt) > failureRetention || tables.signInFailures.count() >= maxNames,
      )
      // Deleted first, so that the table stays in the order of the last failure.
      tables.signInFailures.delete(id)
      await tables.signInFailures.insert({ id, failures, lastAt: now })
    },
    clear: () => tables.signInFailures.delete(id),
  }
}

/** RateLimit fields (draft-ietf-httpapi-ratelimit-headers) and how long to wait. */
const waitFields = (seconds: number) => ({
  'RateLimit-Policy': `"sign-in";q=${firstDelayed};w=${failureRetention / 1000}`,
  RateLimit: `"sign-in";r=0;t=${seconds}`,
  'Retry-After': `${seconds}`,
})

const reason =
  'After five wrong passwords in a row, the next sign-in is delayed: wait, or move the clock with POST /sandbox/api/clock.'

const tooManyAttempts = (seconds: number) => `Too many failed attempts. Try again in ${counted(seconds, 'second')}.`
