import { use, useSyncExternalStore } from 'react'
import { createExternalStore } from '../../../rules/externalStore.ts'
import { CredentialsContext, type CredentialsPort } from '../samples/credentials.ts'
import type { OpenCallsActor } from './tryItOutPort.ts'

export interface TryItOutState {
  /** Whether calls can be tried out, and by whom; null while that is not known, and where they cannot. */
  status: 'signedOut' | 'signedIn' | null
  /** Null until somebody is signed in who can. */
  openCalls: OpenCallsActor | null
}

const unknown: TryItOutState = { status: null, openCalls: null }

/** What is loaded stays for all pages, so that a call that is come back to is there at once. */
function createSource({ session, portalReady, load }: CredentialsPort) {
  const state = createExternalStore(unknown)
  let isPossible = false
  let isLoading = false
  let openCalls: OpenCallsActor | null = null
  const update = () => {
    const current = session.status()
    if (!isPossible || current === 'restoring') return
    if (current === 'signedIn' && !openCalls) startOnce()
    const status = current === 'signedIn' && !openCalls ? null : current
    if (status !== state.get().status) state.set({ status, openCalls })
  }
  const startOnce = () => {
    if (isLoading) return
    isLoading = true
    load()
      .then((actors) => actors.startOpenCalls())
      .then((started) => {
        openCalls = started
      })
      // Without its chunk the operation can still be read; the next page or session asks again.
      .catch(() => {})
      .finally(() => {
        isLoading = false
        if (openCalls) update()
      })
  }
  portalReady.then(({ configuration }) => {
    isPossible = configuration.tryItOut !== undefined
    update()
  })
  session.subscribe(update)
  return {
    subscribe(listener: () => void) {
      const stop = state.subscribe(listener)
      update()
      return stop
    },
    current: state.get,
  }
}

const none = { subscribe: () => () => {}, current: () => unknown }

export function useTryItOut(): TryItOutState {
  const port = use(CredentialsContext)
  const { subscribe, current } = port ? port.pageOnce(createSource, port) : none
  return useSyncExternalStore(subscribe, current, none.current)
}
