import { useSyncExternalStore } from 'react'
import { Header } from '../ui/shell/Header.tsx'
import type { SessionAccess } from './session/access.ts'
import { depart } from './travel.ts'

export function HeaderSlot({ session: { actor, status, name, subscribe } }: { session: SessionAccess }) {
  const shown = {
    status: useSyncExternalStore(subscribe, status, status),
    name: useSyncExternalStore(subscribe, name, name),
  }
  return <Header session={shown} onSignOut={() => depart(() => actor()?.send({ type: 'session.signOut' }))} />
}
