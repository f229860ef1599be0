import type { Database } from '../connect.ts'

/** Between two notices of this process, in milliseconds. */
const interval = 20
/** After a notice that could not be sent, in milliseconds. */
const retryInterval = 400
/** How long the last one may take, in milliseconds. */
const endTime = 1000

export interface NoticeSender {
  /** Notifies the other processes soon of what has been stored in the bank. */
  announce(bank: string, names: Iterable<string>): void
  /** Sends what is left. */
  end(): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

/**
 * Notifies the other processes, of all banks together. PostgreSQL commits one transaction with a notice at a time, also while it
 * waits for the disk: within the transactions of the calls a notice would put all banks into one queue.
 */
export function createNoticeSender(sql: Database, instance: string): NoticeSender {
  const waiting = new Map<string, Set<string>>()
  let sending: Promise<void> | undefined
  let isEnded = false

  function add(bank: string, names: Iterable<string>) {
    waiting.set(bank, new Set([...(waiting.get(bank) ?? []), ...names]))
  }

  /** False when it has to be sent again. */
  async function send(): Promise<boolean> {
    const taken = [...waiting]
    waiting.clear()
    const notices = taken.map(([bank, names]) => JSON.stringify({ bank, instance, names: [...names] }))
    try {
      await sql`select pg_notify('portico', notice) from unnest(${notices}::text[]) as each (notice)`
      return true
    } catch {
      for (const each of taken) add(...each)
      return false
    }
  }

  async function sendAll() {
    while (waiting.size > 0 && !isEnded) await pause((await send()) ? interval : retryInterval)
    sending = undefined
  }

  return {
    announce(bank, names) {
      add(bank, names)
      if (!isEnded) sending ??= sendAll()
    },
    async end() {
      isEnded = true
      if (waiting.size > 0) await Promise.race([send(), pause(endTime)])
    },
  }
}
