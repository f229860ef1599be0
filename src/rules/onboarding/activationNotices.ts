import type { Problem } from '../problem.ts'

/** Notices of the activation (000 section 2), apart from the forms' so that it loads none of their rules. */
export const activationNotices = {
  activated: 'Your activation completed.',
  activationFailed: 'Activation failed. Reason : ',
  activeAlready: 'You can sign in.',
  leftActive: 'Your account has already been activated. You can sign in.',
  /** The key works once, so what was not answered, and what is refused after it, may have succeeded. */
  possiblyActive: 'Your account may already be active. Try signing in.',
} as const

/** The server has said that the account is active. */
export const isActiveAlready = (problem: Problem): boolean => problem.kind === 'answer' && problem.status === 409
