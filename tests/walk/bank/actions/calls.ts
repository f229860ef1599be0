import { isRecord } from '../../../../src/rules/problem.ts'
import { type BankOperation, operationOfId } from '../definitions.ts'
import { dataOf, type Exchange, isFault, rowOf } from '../exchange.ts'
import { type Caller, callerOf } from '../people.ts'
import { signed } from '../seed.ts'
import type { CallStep, OtpStep } from '../step.ts'
import type { HeldToken, WaitingCall, World } from '../world.ts'
import { requestOf } from './requestOf.ts'

interface Sent {
  method: string
  path: string
  body: string | undefined
  headers: Record<string, string>
  operation: BankOperation
  completed?: BankOperation
}

/** Before a call on its own, so that no limit of calls in a second is reached. */
const pause = 1000

function keepAnswer(world: World, caller: Caller, access: string, exchange: Exchange): void {
  const { operation, completed, answer, body } = exchange
  if (!operation) return
  const data = dataOf(exchange)
  if (answer.status !== 200 || data === undefined || isFault(exchange)) return
  if (isRecord(data) && data.status === 'OTP_REQUIRED') {
    world.waiting.push({
      ...(data as unknown as Pick<WaitingCall, 'transactionId' | 'authenticationType' | 'activationId' | 'requestId'>),
      caller,
      access,
      operation,
      isAnswered: false,
    })
    const key = `${caller.id} ${operation.id}`
    world.answers.set(key, [...(world.answers.get(key) ?? []), body])
    return
  }
  for (const { id } of completed ? [operation, completed] : [operation]) {
    const key = `${caller.id} ${id}`
    world.answers.set(key, [...(world.answers.get(key) ?? []), body].slice(-8))
  }
  world.pool.add(caller, data)
}

async function send(world: World, caller: Caller, access: string, sent: Sent): Promise<Exchange> {
  const { method, path, body, headers, operation, completed } = sent
  world.said.set(caller.id, `${world.said.get(caller.id) ?? ''}${path}${body ?? ''}`)
  const exchange = await world.send(
    path,
    { method, headers, ...(body !== undefined && { body }) },
    { caller, operation, ...(completed && { completed }) },
  )
  keepAnswer(world, caller, access, exchange)
  return exchange
}

function headersOf(access: string, body: string | undefined, path: string): Record<string, string> {
  const query = path.includes('?') ? path.slice(path.indexOf('?') + 1) : ''
  return {
    Authorization: `Bearer ${access}`,
    sign: signed(`${access}${body ?? query}`),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
}

export async function performCall(world: World, step: CallStep): Promise<boolean> {
  const caller = callerOf(step.by)
  const held = world.tokenOf(caller)
  if (!held && step.token === undefined) return false
  const access = step.token === 'unknown' ? 'no-such-token' : (held?.access ?? '')
  const operation = operationOfId(step.operation)
  const { times = 1, token, sign, fault, ip } = step
  const { path, method, body } = requestOf(world, step)
  const headers = headersOf(access, body, path)
  if (token === 'none') delete headers.Authorization
  if (sign === 'none') delete headers.sign
  if (sign === 'wrong') headers.sign = signed('something else')
  if (fault !== undefined) headers['x-sandbox-fault'] = fault
  if (ip !== undefined) headers['x-sandbox-ip'] = ip
  world.banks.pass(pause)
  for (let time = 0; time < times; time += 1)
    await send(world, caller, access, { method, path, body, headers, operation })
  return true
}

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
  await send(world, caller, access, {
    method: 'POST',
    path,
    body,
    headers: headersOf(access, body, path),
    operation: operationOfId('executeOtp'),
    completed: waiting.operation,
  })
  return true
}
