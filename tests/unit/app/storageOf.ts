/** A browser's storage over a map: its keys are listed as those of a real one. */
export const storageOf = (stored: Map<string, string>): Storage =>
  new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      })[name as string],
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
