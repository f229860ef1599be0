import { sandboxCaptchaPrefix } from '../../src/rules/sandbox.ts'
import { expire } from '../db/expire.ts'
import { Refusal } from '../refusal.ts'
import type { Bank } from './bank.ts'

/** Used answers are remembered for a day; an answer is no longer than this. */
const usedKept = 24 * 3_600_000
const longestAnswer = 100

/** @throws Refusal unless the response is one of the sandbox's stand-in that was not used before. */
export async function checkCaptcha({ tables, clock }: Bank, response: unknown): Promise<void> {
  if (typeof response !== 'string' || !response.startsWith(sandboxCaptchaPrefix) || response.length > longestAnswer)
    throw new Refusal(400, 'Captcha could not be verified')
  const now = clock.now()
  expire(tables.usedCaptchas, ({ usedAt }) => Math.abs(now - usedAt) > usedKept)
  if (tables.usedCaptchas.get(response)) throw new Refusal(400, 'The captcha was used already. Please repeat it.')
  await tables.usedCaptchas.insert({ id: response, usedAt: now })
}
