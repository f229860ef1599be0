import { defaultTimeout } from './locator.ts'

type Listener = (...parameters: never[]) => void

/** The events of a page, as Playwright names them. */
export class PageEvents {
  private readonly listeners = new Map<string, Set<Listener>>()

  on(event: string, listener: Listener) {
    const known = this.listeners.get(event) ?? new Set()
    this.listeners.set(event, known.add(listener))
    return this
  }
  off(event: string, listener: Listener) {
    this.listeners.get(event)?.delete(listener)
    return this
  }
  once(event: string, listener: Listener) {
    const only: Listener = (...parameters) => {
      this.off(event, only)
      listener(...parameters)
    }
    return this.on(event, only)
  }

  protected emit(event: string, ...parameters: unknown[]) {
    for (const listener of this.listeners.get(event) ?? []) listener(...(parameters as never[]))
  }

  protected heard<Event>(name: string, isWanted: (event: Event) => boolean): Promise<Event> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`waited for a ${name}`)), defaultTimeout)
      const listener = (event: Event) => {
        if (!isWanted(event)) return
        clearTimeout(late)
        this.off(name, listener as Listener)
        resolve(event)
      }
      this.on(name, listener as Listener)
    })
  }
}
