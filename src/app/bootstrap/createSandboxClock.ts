import { readClockState } from '../../api/sandbox/clock.ts'
import type { Clock } from '../../rules/clock.ts'
import { type BankClock, sandboxBankClock } from '../actors/bankClock.ts'

/** The clock of the sandbox that is reached by `fetch`, as the page follows it. */
export const createSandboxClock =
  (fetch: typeof globalThis.fetch) =>
  (clock: Clock): BankClock =>
    sandboxBankClock(clock, (signal) => readClockState(fetch, signal))
