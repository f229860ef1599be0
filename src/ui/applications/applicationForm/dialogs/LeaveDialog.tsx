import { useSelector } from '@xstate/react'
import { ConfirmationDialog } from '../../../kit/dialogs/ConfirmationDialog.tsx'
import type { ApplicationFormActors } from '../applicationFormActors.ts'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'

/**
 * Unsaved changes ask before they are left; those that are being saved go on without the person. A private
 * key that shows after saving asks as well.
 */
export default function LeaveDialog({ actor, blocker }: Pick<ApplicationFormActors, 'actor' | 'blocker'>) {
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('mutating') && !snapshot.hasTag('editable'))
  const saved = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: 'saved' } }))
  const deleted = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: 'deleted' } }))
  const [title, question] = saved
    ? [texts.leaveKeyTitle, texts.leaveKey]
    : saving
      ? [texts.leaveSavingTitle, texts.leaveSaving]
      : deleted
        ? [texts.leaveDeletedTitle, texts.leaveDeleted]
        : [texts.leaveTitle, texts.leaveQuestion]
  return (
    <ConfirmationDialog
      title={title}
      description={question}
      cancel={texts.stay}
      confirm={texts.leave}
      onCancel={() => blocker.send({ type: 'navigation.cancel' })}
      onConfirm={() => blocker.send({ type: 'navigation.confirm' })}
    />
  )
}
