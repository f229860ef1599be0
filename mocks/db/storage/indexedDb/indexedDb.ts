export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** Connects to a database with these object stores when it is first used, and again after the browser has closed it. */
export function createConnection(name: string, stores: readonly string[]): () => Promise<IDBDatabase> {
  let connection: Promise<IDBDatabase> | undefined
  const disconnect = () => {
    connection = undefined
  }

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store)
    }
    return settled(request)
  }

  return () => {
    connection ??= open().then((database) => {
      database.onclose = disconnect
      database.onversionchange = () => {
        database.close()
        disconnect()
      }
      return database
    })
    connection.catch(disconnect)
    return connection
  }
}
