import { use, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { OperationDetails } from '../../../../rules/definition/operation/outline.ts'
import { type Node, nodeOf } from '../../../../rules/definition/references.ts'
import { createExternalStore } from '../../../../rules/externalStore.ts'
import { CredentialsContext, type CredentialsPort, type ShowToday } from '../../samples/credentials.ts'

function createSource({ watchToday }: CredentialsPort) {
  const show = createExternalStore<ShowToday | null>(null)
  let isWatched = false
  return {
    subscribe(listener: () => void) {
      const stop = show.subscribe(listener)
      if (!isWatched) {
        isWatched = true
        watchToday(show.set).catch(() => {
          isWatched = false
        })
      }
      return stop
    },
    current: show.get,
  }
}

const none = { subscribe: () => () => {}, current: () => null }

/** The operation with the days of its examples as they are today, once that is known. */
export function useToday(definition: Node, operation: OperationDetails): OperationDetails {
  const port = use(CredentialsContext)
  const hasDays = nodeOf(definition.info)['x-examples-day'] !== undefined
  const { subscribe, current } = port && hasDays ? port.pageOnce(createSource, port) : none
  const show = useDeferredValue(useSyncExternalStore(subscribe, current, none.current))
  return useMemo(() => show?.(definition, operation) ?? operation, [show, definition, operation])
}
