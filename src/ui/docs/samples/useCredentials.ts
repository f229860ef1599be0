import { use, useSyncExternalStore } from 'react'
import { createExternalStore } from '../../../rules/externalStore.ts'
import { CredentialsContext, type CredentialsPort, type SampleCredentials } from './credentials.ts'

/** They are wanted by whoever subscribes: without samples, or without a session, nothing is loaded. */
function createSource({ session, load }: CredentialsPort) {
  const { get, set, subscribe } = createExternalStore<SampleCredentials | null>(null)
  let started = false
  const startOnce = () => {
    if (started || session.status() !== 'signedIn') return
    started = true
    load()
      .then((actors) => actors.startSamples(set))
      .catch(() => {
        started = false
      })
  }
  return {
    subscribe(listener: () => void) {
      const stops = [subscribe(listener), session.subscribe(startOnce)]
      startOnce()
      return () => {
        for (const stop of stops) stop()
      }
    },
    current: get,
  }
}

const none = { subscribe: () => () => {}, current: () => null }

/** Null as long as nobody is signed in or nothing is loaded. */
export function useCredentials(): SampleCredentials | null {
  const port = use(CredentialsContext)
  const { subscribe, current } = port ? port.once(createSource, port) : none
  return useSyncExternalStore(subscribe, current, none.current)
}
