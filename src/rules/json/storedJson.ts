/** Undefined when there is none, when it is no JSON, and when the page may use no storage. */
export function readJson(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** False when storage is full, or the page may use none. */
export function writeJson(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
