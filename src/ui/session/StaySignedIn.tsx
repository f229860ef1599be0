import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session/session.machine.ts'

const StaySignedInDialog = lazy(() => import('./StaySignedInDialog.tsx'))

/** The place of the dialog that offers to stay signed in (WCAG 2.2.1); it is fetched once the time runs out. */
export default function StaySignedIn({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const offered = useSelector(actor, (snapshot) =>
    snapshot.matches({ signedIn: { lifetime: { critical: 'offering' } } }),
  )
  return (
    offered && (
      <Suspense>
        <StaySignedInDialog actor={actor} />
      </Suspense>
    )
  )
}
