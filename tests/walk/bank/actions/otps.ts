import { operationOfId } from '../definitions.ts'
import { isFault, rowOf } from '../exchange.ts'
import { callerOf } from '../people.ts'
import type { OtpStep } from '../step.ts'
import type { HeldToken, WaitingCall, World } from '../world.ts'
import { headersOf, pause, send } from './calls.ts'

/** The digits of the newest SMS to the customer's phone. */
async function codeOf(world: World, { transactionId }: WaitingCall): Promise<string> {
  const row = rowOf<{ phoneNumber: string | null }>(world.rows, `otpTransactions/${transactionId}`)
  const { body } = await world.send(`/sandbox/api/sms?to=${encodeURIComponent(row?.phoneNumber ?? '')}`)
  const [message] = (body as { data: { text: string }[] }).data
  return message?.text.slice(0, 6) ?? ''
}

function otherToken(world: World, { access }: WaitingCall): HeldToken | undefined {
  return [...world.tokens.values()].flat().findLast((token) => token.access !== access)
}

/** Why the completion must be refused. */
function forbiddenOtp(world: World, { isCompleted, expiresAt }: WaitingCall, how: OtpStep['how']): string | undefined {
  if (how === 'wrong') return 'with a wrong OTP'
  if (how !== 'right') return how
  if (isCompleted) return 'a second time'
  return expiresAt <= world.now() ? 'too late' : undefined
}

export async function performOtp(world: World, { by, how, back }: OtpStep): Promise<boolean> {
  const caller = callerOf(by)
  const waiting = world.waiting.filter((each) => each.caller.id === by).at(-1 - back)
  if (!waiting) return false
  const stranger = how === 'for another token' ? otherToken(world, waiting) : undefined
  if (how === 'for another token' && !stranger) return false
  const bySms = (waiting.authenticationType === 1) !== (how === 'with the other method')
  const code = how === 'wrong' ? '0' : await codeOf(world, waiting)
  const completion = bySms
    ? { authenticationType: 1, otp_info: code }
    : {
        authenticationType: 5,
        activationId: waiting.activationId ?? '5d0c7be19a34',
        requestId: how === 'wrong' ? '90be4412f7ac' : (waiting.requestId ?? '90be4412f7ac'),
      }
  const context = { channel: 'API', language: 'EN' }
  const body = JSON.stringify({ context, transaction_id: waiting.transactionId, ...completion })
  const access = stranger?.access ?? waiting.access
  const path = '/api/otp/v1/execute'
  waiting.isAnswered = true
  world.banks.pass(pause)
  const exchange = await send(world, caller, access, {
    method: 'POST',
    path,
    body,
    headers: headersOf(access, body, path),
    operation: operationOfId('executeOtp'),
    completed: waiting.operation,
    forbidden: forbiddenOtp(world, waiting, how),
  })
  if (exchange.answer.status === 200 && !isFault(exchange)) waiting.isCompleted = true
  return true
}
