import { otpCodeIn } from '../../../src/rules/bank/authorization/otpCode.ts'
import { bankPaths } from '../../../src/rules/bank/bankHosts.ts'
import { maskedPhoneNumber } from '../../fixtures/testCustomers/phoneNumbers.ts'
import type { Control } from '../control/control.ts'
import type { TextMessage } from '../types.ts'
import { apiContext, type WaitingCall } from './operations.ts'

interface Connection {
  fetch: typeof globalThis.fetch
  control: Control
}

/** The code of the newest text message about this call. */
async function codeFor(control: Control, { transactionId, otp_info: masked }: WaitingCall): Promise<string> {
  const calls = await control<{ transactionId: string; confirmation?: string }[]>('GET', '/otp')
  const { confirmation = '' } = calls.find((each) => each.transactionId === transactionId) ?? {}
  const messages = await control<TextMessage[]>('GET', '/sms')
  const message = messages.find(({ to, text }) => maskedPhoneNumber(to) === masked && text.includes(confirmation))
  const code = otpCodeIn(message?.text ?? '')
  if (code === undefined) throw new Error(`No phone has a text message with the code of ${transactionId}`)
  return code
}

/** Completes a call that waits for a one-time password, as its customer does. */
export async function confirmOtp(
  { fetch, control }: Connection,
  waiting: WaitingCall,
  token: string,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const { transactionId, authenticationType, activationId, requestId } = waiting
  if (authenticationType === 5) await control('POST', `/otp/${transactionId}/confirm`)
  const completion =
    authenticationType === 5 ? { activationId, requestId } : { otp_info: await codeFor(control, waiting) }
  const body = JSON.stringify({
    context: apiContext,
    transaction_id: transactionId,
    authenticationType,
    ...completion,
  })
  return fetch(bankPaths.otpExecute, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body,
    ...(signal && { signal }),
  })
}
