import { array } from 'superstruct'
import { bankInfo } from '../../rules/sandbox/banks/banks.ts'
import type { BanksData } from '../../rules/sandbox/banks/newBank.ts'
import { snapshotList } from '../../rules/sandbox/data/data.ts'
import { type Fetch, readControl } from './controlCalls.ts'

const banks = array(bankInfo)

/** The banks of the host that have a name, and the snapshots of the one that the page shows. */
export async function readBanks(fetch: Fetch, signal: AbortSignal): Promise<BanksData> {
  const [found, snapshots] = await Promise.all([
    readControl(fetch, '/banks', banks, signal),
    // A bank that is gone has none.
    readControl(fetch, '/snapshots', snapshotList, signal).catch(() => []),
  ])
  return { banks: found, snapshots }
}

/** Whether the host answers that it has not the bank which `fetch` reaches; one that does not answer may have it. */
export async function bankIsMissing(fetch: Fetch): Promise<boolean> {
  const response = await fetch('/sandbox/api/clock').catch(() => undefined)
  return response?.status === 404
}
