import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { use, useEffect } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { authorizationMachine } from '../../../../machines/docs/authorization.machine.ts'
import type { CallAccess } from '../../../../rules/tryItOut/authorization.ts'
import { CredentialsContext } from '../../samples/credentials.ts'
import { type AuthorizationActor, authorizationAtom } from './authorizationState.ts'

type Machine = typeof authorizationMachine

export interface Authorization {
  /** For what is sent later, such as by an interceptor: its snapshot has the token of that moment. */
  actor: AuthorizationActor
  snapshot: SnapshotFrom<Machine>
  can(event: EventFrom<Machine>): boolean
  send(event: EventFrom<Machine>): void
  /** For this call: one that was left open for another call is closed. */
  openDialog(access: CallAccess): void
}

/** The access token that calls are tried out with; null until its actor is here, and where nothing can be tried out. */
export function useAuthorization(): Authorization | null {
  const port = use(CredentialsContext)
  const actor = useAtomValue(authorizationAtom)
  const snapshot = useSelector(actor ?? undefined, (current) => current)
  useEffect(() => {
    // Without its chunk the operation can still be read; the next one that is drawn asks again.
    port?.load().then(
      ({ startAuthorization }) => startAuthorization(),
      () => {},
    )
  }, [port])
  if (!actor || !snapshot) return null
  return {
    actor,
    snapshot,
    can: (event) => snapshot.can(event),
    send: (event) => actor.send(event),
    openDialog(access) {
      actor.send({ type: 'dialog.close' })
      actor.send({ type: 'dialog.open', access })
    },
  }
}
