import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fallbackName } from '../../rules/applications/applications.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { ConfirmationDialog } from '../kit/dialogs/ConfirmationDialog.tsx'
import { menuButtonId } from './ApplicationMenu.tsx'
import type { ApplicationsActors } from './applicationsActors.ts'
import { applicationTexts as texts } from './applicationTexts.ts'

/** Asks before an application is deleted (001 section 2); it stays until the bank has answered. */
export default function DeleteDialog({ actor }: Pick<ApplicationsActors, 'actor'>) {
  const busy = useSelector(actor, (snapshot) => !snapshot.can({ type: 'deletion.confirm' }))
  const [application] = useState(() => {
    const { applications, selectedId } = actor.getSnapshot().context
    return applications.find(({ id }) => id === selectedId)
  })
  return (
    <ConfirmationDialog
      title={texts.warning}
      description={texts.deleteQuestion}
      cancel={texts.cancel}
      confirm={texts.ok}
      busy={busy}
      openerId={menuButtonId(application?.id ?? '')}
      onCancel={() => actor.send({ type: 'deletion.cancel' })}
      onConfirm={() => actor.send({ type: 'deletion.confirm' })}
    >
      <p className="deleted-name" dir="auto">
        {application && (startOf(application.name.trim(), 'name') || fallbackName(application.id))}
      </p>
    </ConfirmationDialog>
  )
}
