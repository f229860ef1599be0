import { useSelector } from '@xstate/react'
import { greetingName } from '../rules/session.ts'
import { Header } from '../ui/shell/Header.tsx'
import type { SessionView } from '../ui/shell/session.ts'
import type { SessionAccess, SessionActor } from './session/session.ts'

type Snapshot = ReturnType<SessionActor['getSnapshot']>

function nameOf({ context }: Snapshot): string {
  return context.standing ? greetingName(context.standing.username, context.profile ?? undefined) : ''
}

export function HeaderSlot({ session: { actor } }: { session: SessionAccess }) {
  const status = useSelector(actor, (snapshot): SessionView['status'] => {
    if (snapshot.matches('restoring')) return 'restoring'
    return snapshot.matches('signedIn') ? 'signedIn' : 'signedOut'
  })
  const name = useSelector(actor, nameOf)
  return (
    <Header
      session={status === 'signedIn' ? { status, name } : { status }}
      onSignOut={() => actor.send({ type: 'session.signOut' })}
    />
  )
}
