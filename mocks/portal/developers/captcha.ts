import { sandboxCaptchaPrefix } from '../../../src/rules/sandbox/captcha.ts'
import { day } from '../../../src/rules/time/units.ts'
import type { Bank } from '../../bank/bank.ts'
import { expire } from '../../db/expire.ts'
import { ApiError } from '../../http/apiError.ts'

/** Used answers are stored for a day; longer answers are rejected. */
const usedRetention = day
const maxAnswerLength = 100
/** Anybody can send answers: the oldest are dropped. */
const maxUsed = 10_000

/** @throws ApiError unless the response comes from the sandbox's captcha and was not used before. */
export async function checkCaptcha({ tables, clock }: Bank, response: unknown): Promise<void> {
  if (typeof response !== 'string' || !response.startsWith(sandboxCaptchaPrefix) || response.length > maxAnswerLength)
    throw new ApiError(400, 'The captcha is not valid. Complete it again.')
  const now = clock.now()
  expire(
    tables.usedCaptchas,
    ({ usedAt }) => Math.abs(now - usedAt) > usedRetention || tables.usedCaptchas.count() >= maxUsed,
  )
  if (tables.usedCaptchas.get(response))
    throw new ApiError(400, 'The captcha has already been used. Complete it again.')
  await tables.usedCaptchas.insert({ id: response, usedAt: now })
}
