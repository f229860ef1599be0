import { useSyncExternalStore } from 'react'
import { requestNavigation } from '../ui/kit/links/beforeNavigate.ts'
import { Header } from '../ui/shell/frame/Header.tsx'
import type { SessionAccess } from './session/sessionAccess.ts'

interface Props {
  session: SessionAccess
  onSearch: () => void
}

export function HeaderSlot({ session: { actor, status, name, subscribe }, onSearch }: Props) {
  const shown = {
    status: useSyncExternalStore(subscribe, status, status),
    name: useSyncExternalStore(subscribe, name, name),
  }
  return (
    <Header
      session={shown}
      onSearch={onSearch}
      onSignOut={() => requestNavigation(() => actor()?.send({ type: 'session.signOut' }))}
    />
  )
}
