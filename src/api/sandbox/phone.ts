import { nextOtp } from '../../rules/bank/authorization/otpOutcomes.ts'
import { type PhoneChange, type PhoneData, smsList, waitingCalls } from '../../rules/sandbox/phone.ts'
import { settings } from '../../rules/sandbox/settings.ts'
import { readClockState } from './clock.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

export async function readPhone(fetch: Fetch, signal: AbortSignal): Promise<PhoneData> {
  const [clock, waiting, messages, { otpCode, mobileConfirmation }, { outcome }] = await Promise.all([
    readClockState(fetch, signal),
    readControl(fetch, '/otp', waitingCalls, signal),
    readControl(fetch, '/sms', smsList, signal),
    readControl(fetch, '/settings', settings, signal),
    readControl(fetch, '/otp/next', nextOtp, signal),
  ])
  return { clock, waiting, messages, settings: { otpCode, mobileConfirmation }, nextOtp: outcome }
}

export function changePhone(fetch: Fetch, change: PhoneChange, signal: AbortSignal): Promise<unknown> {
  switch (change.kind) {
    case 'settings':
      return changeControl(fetch, 'PUT', '/settings', change.settings, signal)
    case 'nextOtp':
      return changeControl(fetch, 'PUT', '/otp/next', { outcome: change.outcome }, signal)
    default:
      return changeControl(fetch, 'POST', `/otp/${encodeURIComponent(change.transactionId)}/${change.kind}`, {}, signal)
  }
}
