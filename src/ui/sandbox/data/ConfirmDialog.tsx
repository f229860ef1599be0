import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import { useReturnFocus } from '../../kit/useReturnFocus.ts'
import type { DataControlActor } from './dataActors.ts'
import { questionOf } from './dataTexts.ts'
import '../../kit/dialog.css'

/** Asks before something is lost. */
export function ConfirmDialog({ actor }: { actor: DataControlActor }) {
  const [control] = useState(() => actor.getSnapshot().context.control)
  const returnFocus = useReturnFocus()
  if (!control) return null
  const { title, texts, action } = questionOf(control)
  return (
    <AlertDialog.Root open onOpenChange={() => actor.send({ type: 'control.cancel' })}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{title}</AlertDialog.Title>
        <AlertDialog.Description>{texts[0]}</AlertDialog.Description>
        {texts.slice(1).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              Cancel
            </Button>
          </AlertDialog.Cancel>
          <Button color="red" onClick={() => actor.send({ type: 'control.confirm' })}>
            {action}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
