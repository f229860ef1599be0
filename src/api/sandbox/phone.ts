import { settings } from '../../rules/sandbox.ts'
import { type PhoneChange, type PhoneData, smsList, waitingCalls } from '../../rules/sandboxControls.ts'
import { changeControl, type Fetch, readControl } from './controlCalls.ts'

export async function readPhone(fetch: Fetch, signal: AbortSignal): Promise<PhoneData> {
  const [waiting, messages, { otpCode, mobileConfirmation }] = await Promise.all([
    readControl(fetch, '/otp', waitingCalls, signal),
    readControl(fetch, '/sms', smsList, signal),
    readControl(fetch, '/settings', settings, signal),
  ])
  return { waiting, messages, settings: { otpCode, mobileConfirmation } }
}

export const changePhone = (fetch: Fetch, change: PhoneChange, signal: AbortSignal): Promise<unknown> =>
  change.kind === 'settings'
    ? changeControl(fetch, 'PUT', '/settings', change.settings, signal)
    : changeControl(fetch, 'POST', `/otp/${encodeURIComponent(change.transactionId)}/${change.kind}`, {}, signal)
