import { readClockState } from '../../../api/sandbox/clock.ts'
import { changesChannelOf } from '../../../rules/sandbox/changes.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import { sandboxBankClock } from '../../actors/sandbox/bankClock.ts'
import type { Environment } from '../../actors/shared/startActor.ts'
import { createInspector } from '../../inspector/inspector.ts'
import type { PageStore } from '../portal/portal.ts'
import type { ShownBank } from './openChosenBank.ts'

/** What actors are started with in a sandbox build besides: the bank that `fetch` reaches, its clock, and the inspector. */
export const sandboxEnvironment =
  (fetch: typeof globalThis.fetch, shownBank: ShownBank) =>
  (clock: Clock, store: PageStore): Required<Pick<Environment, 'inspect' | 'bankClock' | 'shownBank'>> => ({
    inspect: createInspector(clock, store),
    bankClock: sandboxBankClock(clock, (signal) => readClockState(fetch, signal), changesChannelOf(shownBank.name)),
    shownBank,
  })
