import type { BrowserWindow } from 'happy-dom'

/** Pages have one `localStorage`, and hear of what another writes there. */
export const sharedStorage = (storage: Storage, others: () => readonly BrowserWindow[]): Storage =>
  new Proxy(storage, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      return (...parameters: string[]) => {
        const result: unknown = Reflect.apply(found, target, parameters)
        const [key, newValue] = parameters
        if (name === 'setItem' || name === 'removeItem' || name === 'clear')
          for (const window of others())
            window.dispatchEvent(
              new window.StorageEvent('storage', {
                ...(key !== undefined && { key }),
                ...(newValue !== undefined && { newValue }),
              }),
            )
        return result
      }
    },
  })
