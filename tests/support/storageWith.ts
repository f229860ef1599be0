/** A Storage of a browser (HTML Standard, 12.2): its items are its enumerable properties. */
export function storageWith(content: Record<string, string> = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  const storage = Object.create(null) as Record<string, string>
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(storage, name, { value, enumerable: false, writable: true, configurable: true })
  return Object.assign(storage, content) as unknown as Storage
}
