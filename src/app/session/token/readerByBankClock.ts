import { readResultOf, type TokenReadResult } from '../../../rules/session/session.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import type { BankClock } from '../../actors/sandbox/bankClock.ts'
import type { TokenCookie } from './tokenCookie.ts'

interface Dependencies {
  clock: Pick<Clock, 'now'>
  bankClock: Pick<BankClock, 'now' | 'sync'>
  cookie: Pick<TokenCookie, 'read'>
  readToken(): TokenReadResult
  /** Rejects when the bank gives no new token. */
  renew(signal: AbortSignal): Promise<void>
}

export const endedByClock = 'Your session has ended: the sandbox’s clock moved past its end. Sign in again.'

/** How far the clock of the bank and that of the page may drift apart without having been moved, in milliseconds. */
const drift = 1000

/**
 * Reads the token by the clock of the sandbox. When that is moved past its end, nobody can answer the warning: such a
 * token is renewed while its refresh token is valid. One that ends by itself is not, as with a real bank.
 */
export function readerByBankClock({ clock, bankClock, cookie, readToken, renew }: Dependencies) {
  const offset = () => bankClock.now() - clock.now()
  let offsetBefore: number | undefined
  return async (signal: AbortSignal): Promise<TokenReadResult> => {
    const token = cookie.read()
    if (token) await bankClock.sync(signal)
    const wasMoved = offsetBefore !== undefined && offset() - offsetBefore > drift
    if (wasMoved && readResultOf(token, bankClock.now()).kind === 'expired') await renew(signal).catch(() => {})
    const reading = readToken()
    offsetBefore = reading.kind === 'present' ? offset() : undefined
    return wasMoved && reading.kind === 'expired' ? { ...reading, reason: endedByClock } : reading
  }
}
