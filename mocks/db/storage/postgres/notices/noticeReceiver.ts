import { array, is, object, string } from 'superstruct'
import { parseJson } from '../../../../../src/rules/json/parseJson.ts'
import { everyTable } from '../../../../../src/rules/sandbox/changes.ts'
import type { Database } from '../connect.ts'

type Listener = (names: readonly string[]) => void

export interface NoticeReceiver {
  /** Calls the listener with the names of what another process changes in the bank. Returns what ends it. */
  subscribe(bank: string, listener: Listener): () => void
}

const notice = object({ bank: string(), instance: string(), names: array(string()) })

/** Listens to the other processes. While its connection is lost anything may change: listeners are notified of that. */
export async function listen(sql: Database, instance: string): Promise<NoticeReceiver> {
  const listeners = new Map<string, Set<Listener>>()
  let isFirst = true

  function receive(payload: string) {
    const received = parseJson(payload)
    if (!is(received, notice) || received.instance === instance) return
    for (const listener of listeners.get(received.bank) ?? []) listener(received.names)
  }

  function notifyAll() {
    if (!isFirst) for (const each of listeners.values()) for (const listener of each) listener([everyTable])
    isFirst = false
  }

  await sql.listen('portico', receive, notifyAll)

  return {
    subscribe(bank, listener) {
      const known = listeners.get(bank) ?? new Set()
      listeners.set(bank, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(bank) === known) listeners.delete(bank)
      }
    },
  }
}
