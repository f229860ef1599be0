import type { Problem } from '../problem.ts'
import { texts } from '../text/texts.ts'

/** What the bank says of a disabled account, and what the portal says then (000 section 8, login). */
export const disabledTexts = {
  answer: 'USER DISABLED. PASSWORD RENEWAL IS REQUIRED',
  message: 'USER DISABLED. PLEASE RENEW PASSWORD BY CLICK : FORGOT PASSWORD',
  link: 'FORGOT PASSWORD',
} as const

export type SignInFailure = 'disabled' | 'refused' | 'serverError' | 'noResponse'

/** The four ways a sign-in fails (000 section 8, login). */
export function signInFailure(problem: Problem): SignInFailure {
  if (problem.kind !== 'answer') return 'noResponse'
  if (problem.status !== 401) return 'serverError'
  return problem.message === disabledTexts.answer ? 'disabled' : 'refused'
}

export function signInMessage(problem: Problem): string {
  const failure = signInFailure(problem)
  if (failure === 'disabled') return disabledTexts.message
  return failure === 'serverError' ? texts.systemErrorTryLater : problem.message
}
