import type { Clock } from '../../rules/clock.ts'
import { limits } from '../../rules/limits.ts'

const name = 'portico.refresh'

/** Lets one tab at a time refresh the token; a dead or frozen holder costs the next one at most 15 s. */
export interface RefreshLock {
  hold<Output>(signal: AbortSignal, run: () => Promise<Output>): Promise<Output>
}

export function webLock(locks: Pick<LockManager, 'request'>, clock: Clock): RefreshLock {
  return {
    async hold(signal, run) {
      const patience = new AbortController()
      const timer = clock.setTimeout(() => patience.abort(), limits.refreshLock)
      let running: ReturnType<typeof run> | undefined
      const held = () => {
        clock.clearTimeout(timer)
        running = run()
        return running
      }
      try {
        return await locks.request(name, { signal: AbortSignal.any([signal, patience.signal]) }, held)
      } catch (error) {
        if (running) return await running
        if (signal.aborted || !patience.signal.aborted) throw error
        return await locks.request(name, { steal: true }, run)
      } finally {
        clock.clearTimeout(timer)
      }
    },
  }
}

const settle = 50
const retry = 200

/**
 * The same promise by a record in storage that lapses after 15 s, for pages without Web Locks (they need a secure
 * context). Two tabs that claim at once both wait a moment; the one whose claim is still there has it.
 */
export function storageLock(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, clock: Clock): RefreshLock {
  const holder = () => {
    const [owner, until] = (storage.getItem(name) ?? '').split(' ')
    return owner !== undefined && Number(until) > clock.now() ? owner : undefined
  }
  const pause = (milliseconds: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, milliseconds))
  const claim = async (me: string) => {
    storage.setItem(name, `${me} ${clock.now() + limits.refreshLock}`)
    await pause(settle)
    return holder() === me
  }
  return {
    async hold(signal, run) {
      const me = crypto.randomUUID()
      while (holder() !== undefined || !(await claim(me))) {
        signal.throwIfAborted()
        await pause(retry)
      }
      try {
        signal.throwIfAborted()
        return await run()
      } finally {
        if (holder() === me) storage.removeItem(name)
      }
    },
  }
}

/** Where neither exists there is nothing to share a lock through. */
const noLock: RefreshLock = { hold: (_, run) => run() }

export function browserLock(clock: Clock): RefreshLock {
  if (navigator.locks) return webLock(navigator.locks, clock)
  try {
    return storageLock(localStorage, clock)
  } catch {
    return noLock
  }
}
