import { useSelector } from '@xstate/react'
import { ConfirmationDialog } from '../../../kit/dialogs/ConfirmationDialog.tsx'
import type { ApplicationFormActor } from '../applicationFormActors.ts'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'

/** Asks before the pair is replaced; it stays until the bank has answered. */
export default function RefreshDialog({ actor }: { actor: ApplicationFormActor }) {
  const busy = useSelector(actor, (snapshot) => !snapshot.can({ type: 'refresh.confirm' }))
  return (
    <ConfirmationDialog
      title={texts.refreshQuestion}
      description={texts.refreshExplained}
      cancel={texts.cancel}
      confirm={texts.refreshConfirm}
      busy={busy}
      openerId="refresh-secret"
      onCancel={() => actor.send({ type: 'refresh.cancel' })}
      onConfirm={() => actor.send({ type: 'refresh.confirm' })}
    />
  )
}
