import type { Clock } from '../../rules/clock.ts'
import { type ClockState, changesChannel, type SandboxChanges } from '../../rules/sandbox.ts'

/** The time by which the bank's tokens expire. */
export interface BankClock {
  /** In milliseconds since the epoch, as known since the last look. */
  now(): number
  /** Looks how the bank's clock is set; when it cannot be read, it counts as unchanged. */
  look(signal: AbortSignal): Promise<void>
  /** Calls `listener` when it may have been set anew; the result stops that. */
  watch(listener: () => void): () => void
}

/** A real bank's: it goes as that of the page. */
export const realBankClock = ({ now }: Pick<Clock, 'now'>): BankClock => ({
  now,
  look: async () => {},
  watch: () => () => {},
})

/** That of the sandbox, which can be moved and stopped. */
export function sandboxBankClock(
  { now }: Pick<Clock, 'now'>,
  read: (signal: AbortSignal) => Promise<ClockState>,
): BankClock {
  let state: ClockState | undefined
  return {
    now: () => (state?.isStopped ? Date.parse(state.now) : now() + (state?.offset ?? 0)),
    async look(signal) {
      state = await read(signal).catch(() => state)
    },
    watch(listener) {
      const channel = new BroadcastChannel(changesChannel)
      channel.onmessage = ({ data }: MessageEvent<SandboxChanges>) => {
        if (data.tables.includes('system')) listener()
      }
      return () => channel.close()
    },
  }
}
