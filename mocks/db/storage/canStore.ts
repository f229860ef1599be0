import { createConnection, finished } from './indexedDb/indexedDb.ts'

/** A database that others hold open can wait for ever. In milliseconds. */
const timeout = 5000

const store = 'probe'

async function writes(): Promise<true> {
  const database = await createConnection('portico-sandbox-probe', [store])()
  try {
    const transaction = database.transaction(store, 'readwrite')
    transaction.objectStore(store).put('written', store)
    await finished(transaction)
    return true
  } finally {
    database.close()
  }
}

/**
 * Whether IndexedDB takes rows: it is missing, refuses to open, never answers or has no space left in some private windows
 * and with storage blocked.
 */
export function canStore(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, timeout, false))
  return Promise.race([writes(), late]).catch(() => false)
}
