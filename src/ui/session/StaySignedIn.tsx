import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import { lazyDialog } from '../kit/parts/lazyPart.tsx'

const StaySignedInDialog = lazyDialog(
  () => import('./StaySignedInDialog.tsx'),
  ({ actor }) => actor.send({ type: 'dialog.dismiss' }),
  { opensByItself: true },
)

/** The place of the dialog that offers to stay signed in (WCAG 2.2.1); it is fetched once the time runs out. */
export default function StaySignedIn({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const offered = useSelector(actor, (snapshot) =>
    snapshot.matches({ signedIn: { lifetime: { critical: 'prompting' } } }),
  )
  return offered && <StaySignedInDialog actor={actor} />
}
