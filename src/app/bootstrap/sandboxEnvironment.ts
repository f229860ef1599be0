import { readClockState } from '../../api/sandbox/clock.ts'
import type { Clock } from '../../rules/clock.ts'
import { sandboxBankClock } from '../actors/sandbox/bankClock.ts'
import type { Environment } from '../actors/startActor.ts'
import { createInspector } from '../inspector/inspector.ts'
import type { PageStore } from './portal.ts'

/** What actors are started with in a sandbox build besides: the clock of the bank that `fetch` reaches, and the inspector. */
export const sandboxEnvironment =
  (fetch: typeof globalThis.fetch) =>
  (clock: Clock, store: PageStore): Required<Pick<Environment, 'inspect' | 'bankClock'>> => ({
    inspect: createInspector(clock, store),
    bankClock: sandboxBankClock(clock, (signal) => readClockState(fetch, signal)),
  })
