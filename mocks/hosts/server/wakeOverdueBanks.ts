import type { Clock } from '../../../src/rules/time/clock.ts'
import { minute } from '../../../src/rules/time/units.ts'

/** How often it checks, and how late a bank is that the process which planned its work has left; in milliseconds. */
const interval = 1000

/** A bank that could not be woken is left alone for so long, in milliseconds. */
const pauseAfterFailure = minute

interface Options {
  /** The names of banks that should have woken so many milliseconds ago. */
  overdue(milliseconds: number): Promise<string[]>
  wake(name: string): Promise<void>
  clock: Clock
  report(line: string): void
}

export interface OverdueBanks {
  /** Resolves when no bank is being woken any more. */
  end(): Promise<void>
  /** Whether the bank could not be woken a short time ago. */
  isLeftAlone(name: string): boolean
}

/** Takes over the jobs of banks whose own process does not run them: it has ended, or has the bank no longer in memory. */
export function wakeOverdueBanks({ overdue, wake, clock, report }: Options): OverdueBanks {
  const leftAloneUntil = new Map<string, number>()
  let timer: unknown
  let isEnded = false
  let checking: Promise<void> = Promise.resolve()

  const isLeftAlone = (name: string) => (leftAloneUntil.get(name) ?? 0) > clock.now()

  async function wakeOne(name: string) {
    if (isLeftAlone(name)) return
    leftAloneUntil.delete(name)
    try {
      await wake(name)
    } catch (error) {
      leftAloneUntil.set(name, clock.now() + pauseAfterFailure)
      report(`Couldn't wake the bank ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }

  async function check() {
    // While the database cannot be reached the calls say so.
    const names = await overdue(interval).catch(() => [])
    for (const name of names) if (!isEnded) await wakeOne(name)
    if (!isEnded) checkLater()
  }

  function checkLater() {
    timer = clock.setTimeout(() => {
      checking = check()
    }, interval)
  }

  checkLater()
  return {
    end() {
      isEnded = true
      clock.clearTimeout(timer)
      return checking
    },
    isLeftAlone,
  }
}
