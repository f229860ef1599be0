import { sessionLimits } from '../../../rules/session/sessionLimits.ts'
import type { Clock } from '../../../rules/time/clock.ts'
import { type CookieAccess, type CookieJar, setCookie } from './setCookie.ts'

const name = 'portico.refresh'

/** Lets one tab at a time refresh the token; a dead or frozen holder costs the next one at most 15 s. */
export interface RefreshLock {
  hold<Output>(signal: AbortSignal, run: () => Promise<Output>): Promise<Output>
}

export function webLock(locks: Pick<LockManager, 'request'>, clock: Clock): RefreshLock {
  return {
    async hold(signal, run) {
      const timeout = new AbortController()
      const timer = clock.setTimeout(() => timeout.abort(), sessionLimits.refreshLock)
      let running: ReturnType<typeof run> | undefined
      const held = () => {
        clock.clearTimeout(timer)
        running = run()
        return running
      }
      try {
        return await locks.request(name, { signal: AbortSignal.any([signal, timeout.signal]) }, held)
      } catch (error) {
        if (running) return await running
        if (signal.aborted || !timeout.signal.aborted) throw error
        return await locks.request(name, { steal: true }, run)
      } finally {
        clock.clearTimeout(timer)
      }
    },
  }
}

/** Longer than a cookie takes to be seen by two other tabs in turn, in milliseconds. */
const settle = 200
const poll = 100
const holding = 0

/**
 * The same promise by cookies, for pages without Web Locks (they need a secure context); whoever has a token to refresh
 * has cookies. Each tab that wants the lock writes a cookie of its own with the time as its ticket, waits until every
 * other tab sees it, and has its turn when no cookie with a lower ticket is left (Lamport's bakery). A cookie lapses
 * after 15 s.
 */
export function cookieLock(jar: () => CookieJar, secure: () => boolean, clock: Clock): RefreshLock {
  const prefix = `${name}.`
  const write = (id: string, ticket: number, maxAge: number) =>
    setCookie({ jar, secure }, { name: `${prefix}${id}`, value: ticket, maxAge })
  const tickets = () =>
    jar()
      .cookie.split('; ')
      .filter((pair) => pair.startsWith(prefix))
      .map((pair) => {
        const [id = '', ticket] = pair.slice(prefix.length).split('=')
        return { id, ticket: Number(ticket) }
      })
  const pause = (milliseconds: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, milliseconds))
  return {
    async hold(signal, run) {
      const id = newId()
      let mine = clock.now()
      let claimed = mine
      const claim = (ticket: number) => {
        claimed = clock.now()
        write(id, ticket, sessionLimits.refreshLock / 1000)
      }
      const hasLapsed = () => clock.now() - claimed >= sessionLimits.refreshLock
      const isBefore = (other: { id: string; ticket: number }) =>
        other.ticket < mine || (other.ticket === mine && other.id < id)
      try {
        claim(mine)
        await pause(settle)
        // A tab that was frozen has lost its turn: others no longer saw it.
        while (hasLapsed() || tickets().some(isBefore)) {
          signal.throwIfAborted()
          const lapsed = hasLapsed()
          if (lapsed) mine = clock.now()
          claim(mine)
          await pause(lapsed ? settle : poll)
        }
        signal.throwIfAborted()
        claim(holding)
        return await run()
      } finally {
        write(id, mine, 0)
      }
    },
  }
}

/** `crypto.randomUUID` is missing in the same browsers as Web Locks. */
const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

export function browserLock({ jar, secure }: CookieAccess, clock: Clock): RefreshLock {
  const fallback = cookieLock(jar, secure, clock)
  return {
    async hold(signal, run) {
      let begun = false
      const begin = () => {
        begun = true
        return run()
      }
      try {
        return await webLock(navigator.locks, clock).hold(signal, begin)
      } catch (error) {
        if (begun || signal.aborted) throw error
        return await fallback.hold(signal, run)
      }
    },
  }
}
