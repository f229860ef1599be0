import { expire } from '../db/expire.ts'
import { hashText } from '../db/sequence.ts'
import { Refusal } from '../refusal.ts'
import type { Bank } from './bank.ts'

/** This many wrong passwords in a row cost nothing; each further one doubles the wait. */
const freeTries = 5
const firstWait = 30_000
const longestWait = 15 * 60_000

/** Failures are forgotten after a day without one. */
const failuresKept = 24 * 3_600_000

const waitAfter = (failures: number) =>
  failures < freeTries ? 0 : Math.min(firstWait * 2 ** (failures - freeTries), longestWait)

/**
 * The wrong passwords of a user name, whether it has an account or not: nobody learns from the answers who has one, and
 * nobody can lock out its owner for longer than the longest wait. Names are kept as hashes, since strangers type them.
 */
export async function signInTriesOf({ tables, clock }: Bank, login: string) {
  const id = await hashText(login)
  return {
    /** @throws Refusal (401) while the name has to wait, whatever the password. */
    refuseWhileWaiting() {
      const { failures, lastAt } = tables.signInFailures.get(id) ?? { failures: 0, lastAt: 0 }
      const wait = waitAfter(failures)
      const remaining = Math.min(lastAt + wait - clock.now(), wait)
      if (remaining > 0) throw new Refusal(401, tooManyTries(Math.ceil(remaining / 1000)))
    },
    async count() {
      const now = clock.now()
      expire(tables.signInFailures, ({ lastAt }) => Math.abs(now - lastAt) > failuresKept)
      const failures = (tables.signInFailures.get(id)?.failures ?? 0) + 1
      // Deleted first, so that the table stays in the order of the last failure.
      tables.signInFailures.delete(id)
      await tables.signInFailures.insert({ id, failures, lastAt: now })
    },
    forget: () => tables.signInFailures.delete(id),
  }
}

const tooManyTries = (seconds: number) => `Too many failed attempts. Try again in ${seconds} seconds.`
