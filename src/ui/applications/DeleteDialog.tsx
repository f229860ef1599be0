import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fallbackName, applicationListTexts as texts } from '../../rules/applicationList.ts'
import { Spinner } from '../kit/Spinner.tsx'
import { useReturnFocus } from '../kit/useReturnFocus.ts'
import '../kit/dialog.css'
import { menuButtonId } from './ApplicationMenu.tsx'
import type { ApplicationsActors } from './actors.ts'

/** Asks before an application is deleted (001 section 2); it stays until the bank has answered. */
export default function DeleteDialog({ actor }: Pick<ApplicationsActors, 'actor'>) {
  const busy = useSelector(actor, (snapshot) => !snapshot.can({ type: 'deletion.confirm' }))
  const [application] = useState(() => {
    const { applications, selectedId } = actor.getSnapshot().context
    return applications.find(({ id }) => id === selectedId)
  })
  const returnFocus = useReturnFocus(menuButtonId(application?.id ?? ''))
  const cancel = () => actor.send({ type: 'deletion.cancel' })
  return (
    <AlertDialog.Root open onOpenChange={cancel}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{texts.warning}</AlertDialog.Title>
        <AlertDialog.Description>{texts.deleteQuestion}</AlertDialog.Description>
        <p className="deleted-name" dir="auto">
          {application && (application.name.trim() || fallbackName(application.id))}
        </p>
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" aria-disabled={busy}>
              {texts.cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button aria-disabled={busy} aria-busy={busy} onClick={() => actor.send({ type: 'deletion.confirm' })}>
            {busy && <Spinner />}
            {texts.ok}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
