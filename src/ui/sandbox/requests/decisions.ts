import type { SandboxEvent } from '../../../rules/sandbox/requests/requestLog.ts'

export const decisionTexts = {
  accepted: 'Accepted',
  otpRequired: 'Waits for a one-time password',
  replayed: 'Same response as before',
  refused: 'Refused',
  failed: 'Failed',
  fault: 'Hit by a fault',
} as const satisfies Record<NonNullable<SandboxEvent['decision']>, string>

/** How a call's status is coloured. */
export const decisionTones = {
  accepted: 'success',
  otpRequired: 'plain',
  replayed: 'plain',
  refused: 'warning',
  failed: 'error',
  fault: 'error',
} as const satisfies Record<NonNullable<SandboxEvent['decision']>, string>
