import type { Kernel } from '../../kernel/kernel.ts'
import type { OpenBanks } from '../banks/banks.ts'
import { type JobTimer, lateAfter } from '../jobTimer.ts'
import type { ServerStorage } from '../server/serverStorage.ts'
import type { OverdueBanks } from '../server/wakeOverdueBanks.ts'
import type { ServerMonitor } from './hostMonitor.ts'
import type { Figures } from './metrics.ts'
import { withinTimeLimit } from './readiness.ts'

interface Read {
  /** Of the default bank. */
  kernel: Pick<Kernel, 'jobsDueFor'>
  banks: Pick<OpenBanks, 'figures'>
  storage: Pick<ServerStorage, 'countBanks' | 'poolUse'>
  monitor: Pick<ServerMonitor, 'callsInProgress'>
  callsWaiting(): number
}

/** What a server knows of itself, and what its database knows if it answers. */
export async function readFigures({ kernel, banks, storage, monitor, callsWaiting }: Read): Promise<Figures> {
  const { known, open, jobsDue, jobsLate } = banks.figures()
  const counted =
    storage.countBanks && (await withinTimeLimit(storage.countBanks(lateAfter)).catch(() => 'unknown' as const))
  const stored = counted === 'unknown' ? undefined : counted
  return {
    banks: counted === undefined ? known : stored?.named,
    banksOpen: open,
    callsInProgress: monitor.callsInProgress(),
    callsWaiting: callsWaiting(),
    jobsDue: jobsDue + kernel.jobsDueFor(0),
    jobsLate: jobsLate + kernel.jobsDueFor(lateAfter),
    ...(storage.poolUse && { connections: storage.poolUse(), banksOverdue: stored?.overdue }),
  }
}

interface Late {
  /** Of the default bank. */
  jobs: Pick<JobTimer, 'lateBy'>
  banks: Pick<OpenBanks, 'lateBy'>
  storage: Pick<ServerStorage, 'overdue'>
  waker: Pick<OverdueBanks, 'isLeftAlone'> | undefined
}

/** A bank that cannot be woken does not count: all instances would be taken out of service. */
export const serverHasLateJobs =
  ({ jobs, banks, storage, waker }: Late) =>
  async (milliseconds: number): Promise<boolean> => {
    if (Math.max(jobs.lateBy(), banks.lateBy()) > milliseconds) return true
    const names = (await storage.overdue?.(milliseconds)) ?? []
    return names.some((name) => !waker?.isLeftAlone(name))
  }
