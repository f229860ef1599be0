import { type Channel, openChannel } from '../../../rules/broadcastChannel.ts'
import { changesChannel, type SandboxChanges } from '../../../rules/sandbox/changes.ts'
import { aheadOfRealTime, type ClockState } from '../../../rules/sandbox/clock/clockState.ts'
import type { Clock } from '../../../rules/time/clock.ts'

/** The time by which the bank's tokens expire; timers use it. */
export interface BankClock extends Clock {
  /** Makes sure that `now` is right; a bank that cannot be reached leaves it as it was. */
  sync(signal: AbortSignal): Promise<void>
  /** Calls `listener` after it was set again; the result stops that. */
  watch(listener: () => void): () => void
}

/** A real bank's: the clock of the page. */
export const realBankClock = (clock: Clock): BankClock => ({
  ...clock,
  sync: async () => {},
  watch: () => () => {},
})

/** That of the bank which the page talks to. */
export const bankClockOf = ({ clock, bankClock }: { clock: Clock; bankClock?: BankClock | undefined }): BankClock =>
  (__SANDBOX__ && bankClock) || realBankClock(clock)

interface Timer {
  /** By the bank's time. */
  due: number
  callback: () => void
  armed: unknown
}

/** Before the bank's clock is known, it is that of the page. */
const ahead = (state: ClockState | undefined) => (state ? aheadOfRealTime(state) : 0)

/** That of the sandbox, which can be moved and stopped: it is followed while somebody watches it or waits for it. */
export function sandboxBankClock(
  clock: Clock,
  read: (signal: AbortSignal) => Promise<ClockState>,
  changesName: string = changesChannel,
): BankClock {
  const timers = new Set<Timer>()
  const listeners = new Set<() => void>()
  let state: ClockState | undefined
  let channel: Channel<SandboxChanges> | undefined
  /** The newest reading, while the clock is followed. */
  let reading: Promise<void> | undefined

  /** A bank in a worker notifies pages by a BroadcastChannel alone. */
  const isNotified = () => channel?.reach === 'origin'

  const now = () => (state?.isStopped ? Date.parse(state.now) : clock.now() + ahead(state))
  const clear = (timer: Timer) => {
    clock.clearTimeout(timer.armed)
    timer.armed = undefined
  }
  const arm = (timer: Timer) => {
    clear(timer)
    const left = Math.max(0, timer.due - now())
    if (state?.isStopped && left > 0) return
    timer.armed = clock.setTimeout(() => {
      remove(timer)
      timer.callback()
    }, left)
  }
  const remove = (timer: Timer) => {
    clear(timer)
    timers.delete(timer)
    rest()
  }

  const isSame = (next: ClockState) =>
    next.isStopped === !!state?.isStopped &&
    (next.isStopped ? next.now === state?.now : aheadOfRealTime(next) === ahead(state))
  const set = (next: ClockState) => {
    if (isSame(next)) {
      state = next
      return
    }
    const before = now()
    state = next
    const back = Math.min(0, now() - before)
    for (const timer of [...timers]) {
      // A clock that is set back makes no wait longer than it was.
      timer.due += back
      arm(timer)
    }
    for (const listener of [...listeners]) listener()
  }

  const readNow = (signal: AbortSignal) => {
    const started: Promise<void> = read(signal).then(
      (next) => {
        if (!reading || reading === started || !isNotified()) set(next)
      },
      () => {},
    )
    return started
  }
  const onChange = ({ tables }: SandboxChanges) => {
    if (tables.includes('system')) reading = readNow(new AbortController().signal)
  }
  const follow = () => {
    if (reading) return
    channel = openChannel(changesName)
    channel.subscribe(onChange)
    reading = readNow(new AbortController().signal)
  }
  const rest = () => {
    if (timers.size > 0 || listeners.size > 0) return
    channel?.close()
    channel = undefined
    reading = undefined
  }

  return {
    now,
    setTimeout(callback, milliseconds) {
      const timer: Timer = { due: now() + milliseconds, callback, armed: undefined }
      timers.add(timer)
      arm(timer)
      follow()
      return timer
    },
    clearTimeout(timer) {
      if (timer) remove(timer as Timer)
    },
    sync: (signal) => (isNotified() && reading) || readNow(signal),
    watch(listener) {
      listeners.add(listener)
      follow()
      return () => {
        listeners.delete(listener)
        rest()
      }
    },
  }
}
