import { apiLimits } from '../../../../src/rules/bank/apiLimits.ts'
import { isRecord } from '../../../../src/rules/problem.ts'
import { type BankOperation, isOfCustomer, operationOfId } from '../definitions.ts'
import { dataOf, type Exchange, isFault } from '../exchange.ts'
import { type Caller, callerOf } from '../people.ts'
import { signed } from '../seed.ts'
import type { CallStep } from '../step.ts'
import type { HeldToken, WaitingCall, World } from '../world.ts'
import { requestOf } from './requestOf.ts'

interface Sent {
  method: string
  path: string
  body: string | undefined
  headers: Record<string, string>
  operation: BankOperation
  completed?: BankOperation
  forbidden: string | undefined
}

/** Before a call on its own, so that no limit of calls in a second is reached. */
export const pause = 1000

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
      isCompleted: false,
      expiresAt: world.now() + apiLimits.otpLifetime * 1000,
    })
    const key = `${caller.id} ${operation.id}`
    world.answers.set(key, [...(world.answers.get(key) ?? []), body])
    return
  }
  for (const { id } of completed ? [operation, completed] : [operation]) {
    const key = `${caller.id} ${id}`
    world.answers.set(key, [...(world.answers.get(key) ?? []), body].slice(-8))
  }
  world.pool.add(caller, data, (name) => !isOfCustomer(operation, name))
}

export async function send(world: World, caller: Caller, access: string, sent: Sent): Promise<Exchange> {
  const { method, path, body, headers, operation, completed, forbidden } = sent
  world.said.set(caller.id, `${world.said.get(caller.id) ?? ''}${path}${body ?? ''}`)
  const exchange = await world.send(
    path,
    { method, headers, ...(body !== undefined && { body }) },
    { caller, operation, forbidden, ...(completed && { completed }) },
  )
  keepAnswer(world, caller, access, exchange)
  return exchange
}

export function headersOf(access: string, body: string | undefined, path: string): Record<string, string> {
  const query = path.includes('?') ? path.slice(path.indexOf('?') + 1) : ''
  return {
    Authorization: `Bearer ${access}`,
    sign: signed(`${access}${body ?? query}`),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
}

/** Why a call must be refused, whatever it asks for. */
function forbiddenCall(world: World, step: CallStep, held: HeldToken | undefined): string | undefined {
  const { token, sign, operation } = step
  if (token === 'none') return 'without a token'
  if (token !== undefined) return `with an ${token} token`
  if (sign === 'wrong') return 'with a wrong signature'
  if (sign === 'none' && operationOfId(operation).details.signature === 'required') return 'without its signature'
  return held && held.expiresAt <= world.now() ? 'with an expired token' : undefined
}

function accessOf(world: World, { by, token }: CallStep, held: HeldToken | undefined): string | undefined {
  if (token === 'ended') return world.ended.get(by)
  return token === undefined ? held?.access : 'no-such-token'
}

export async function performCall(world: World, step: CallStep): Promise<boolean> {
  const caller = callerOf(step.by)
  const held = world.tokenOf(caller)
  const access = accessOf(world, step, held)
  if (access === undefined) return false
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
  const forbidden = forbiddenCall(world, step, held)
  for (let time = 0; time < times; time += 1)
    await send(world, caller, access, { method, path, body, headers, operation, forbidden })
  return true
}
