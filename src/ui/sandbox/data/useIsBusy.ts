import { useSelector } from '@xstate/react'
import type { DataControlActor } from './dataActors.ts'

/** Something is being done: another press does nothing. */
export const useIsBusy = (actor: DataControlActor): boolean => useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
