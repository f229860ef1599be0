import { useState } from 'react'
import { ConfirmationDialog } from '../../kit/dialogs/ConfirmationDialog.tsx'
import type { DataControlActor } from './dataActors.ts'
import { questionOf } from './dataTexts.ts'

/** Asks before something is lost. */
export function ConfirmDialog({ actor }: { actor: DataControlActor }) {
  const [control] = useState(() => actor.getSnapshot().context.control)
  if (!control) return null
  const {
    title,
    texts: [first = '', ...others],
    action,
  } = questionOf(control)
  return (
    <ConfirmationDialog
      title={title}
      description={first}
      cancel="Cancel"
      confirm={action}
      color="red"
      onCancel={() => actor.send({ type: 'control.cancel' })}
      onConfirm={() => actor.send({ type: 'control.confirm' })}
    >
      {others.length > 0 && others.map((text) => <p key={text}>{text}</p>)}
    </ConfirmationDialog>
  )
}
