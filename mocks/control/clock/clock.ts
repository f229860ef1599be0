import { clockChange } from '../../../src/rules/sandbox/clock/clockState.ts'
import type { Bank } from '../../bank/bank.ts'
import { clockStateOf, maxOffset } from '../../bank/clockState.ts'
import { isoTimeOf } from '../../bank/isoTime.ts'
import { systemId } from '../../db/tables/system.ts'
import { ApiError } from '../../http/apiError.ts'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { setAttemptsBack } from '../../products/webhooks/deliveries/deliveries.ts'
import { dueListOf, nextDueAt } from './dueList.ts'

const nothingDue = () => {
  throw new ApiError(409, 'Nothing is due: advance the clock by some milliseconds instead')
}

/** @throws ApiError (400, 409) */
export async function changeClock(bank: Bank, body: unknown): Promise<void> {
  const { reset, stop, set, next, advance = 0 } = checkKnown(body, clockChange)
  if (set !== undefined && Number.isNaN(isoTimeOf(set)))
    throw new ApiError(400, 'set: Expected a time with an offset, such as 2026-03-14T10:32:07+03:00')
  const { clock, tables } = bank
  // Read once: it goes on while the call runs, and a reset leaves no offset.
  const realNow = clock.realNow()
  const target = () => {
    if (reset) return realNow
    if (set !== undefined) return isoTimeOf(set)
    if (next) return nextDueAt(bank) ?? nothingDue()
    return clock.now() + advance
  }
  const before = clockStateOf(bank)
  const now = target()
  const isAdvanced = !(reset || set !== undefined || next || before.isStopped)
  const clockOffset = isAdvanced ? before.offset + advance : now - realNow
  if (!(Math.abs(clockOffset) <= maxOffset))
    throw new ApiError(400, 'Move the clock to at most a hundred years before or after now')
  const isStopped = !reset && (stop ?? before.isStopped)
  const earlier = clock.now()
  await tables.system.update(systemId, { clockOffset, stoppedAt: isStopped ? now : null })
  const back = earlier - clock.now()
  if (back > 0) await setAttemptsBack(bank, back)
}

export const clockControlCalls: ControlCalls = {
  'GET /clock': {
    summary: 'Shows the time of the bank.',
    resolve: async ({ bank }) => clockStateOf(bank),
  },
  'POST /clock': {
    summary: 'Moves, stops or starts the clock; everything due by the new time happens at once.',
    bodies: [
      { advance: 3_600_000 },
      { next: true },
      { set: '2030-03-14T10:00:00+03:00' },
      { stop: true },
      { reset: true },
    ],
    async resolve({ bank, request }) {
      await changeClock(bank, await readJson(request))
      return clockStateOf(bank)
    },
  },
  'GET /due': {
    summary: 'Lists the events that the clock will trigger, the next first.',
    resolve: async ({ bank }) => dueListOf(bank),
  },
}
