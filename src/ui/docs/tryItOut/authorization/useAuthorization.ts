import { useSelector } from '@xstate/react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { authorizationMachine } from '../../../../machines/tryItOut/authorization.machine.ts'
import type { CallAccess } from '../../../../rules/tryItOut/authorization.ts'
import type { AuthorizationActor } from '../tryItOutPort.ts'

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

/** The access token that calls are tried out with. */
export function useAuthorization(actor: AuthorizationActor): Authorization {
  const snapshot = useSelector(actor, (current) => current)
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
