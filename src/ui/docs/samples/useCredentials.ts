import { use, useSyncExternalStore } from 'react'
import { CredentialsContext, type CredentialsPort, type SampleCredentials } from './credentials.ts'

/** They are wanted by whoever subscribes: without samples, or without a session, nothing is loaded. */
function createSource({ session, load }: CredentialsPort) {
  const listeners = new Set<() => void>()
  let credentials: SampleCredentials | null = null
  let started = false
  const startOnce = () => {
    if (started || session.status() !== 'signedIn') return
    started = true
    const notify = (next: SampleCredentials) => {
      credentials = next
      for (const listener of listeners) listener()
    }
    load()
      .then((actors) => actors.startSamples(notify))
      .catch(() => {
        started = false
      })
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      const stop = session.subscribe(startOnce)
      startOnce()
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    current: () => credentials,
  }
}

const none = { subscribe: () => () => {}, current: () => null }

/** Null as long as nobody is signed in or nothing is loaded. */
export function useCredentials(): SampleCredentials | null {
  const port = use(CredentialsContext)
  const { subscribe, current } = port ? port.once(createSource, port) : none
  return useSyncExternalStore(subscribe, current, none.current)
}
