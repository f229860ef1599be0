import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { Spinner } from '../../kit/Spinner.tsx'
import { useReturnFocus } from '../../kit/useReturnFocus.ts'
import type { ApplicationFormActor } from './actors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import '../../kit/dialog.css'

/** Asks before the pair is replaced; it stays until the bank has answered. */
export default function RefreshDialog({ actor }: { actor: ApplicationFormActor }) {
  const busy = useSelector(actor, (snapshot) => !snapshot.can({ type: 'refresh.confirm' }))
  const cancel = () => actor.send({ type: 'refresh.cancel' })
  const returnFocus = useReturnFocus('refresh-secret')
  return (
    <AlertDialog.Root open onOpenChange={cancel}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{texts.refreshQuestion}</AlertDialog.Title>
        <AlertDialog.Description mb="5">{texts.refreshExplained}</AlertDialog.Description>
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" aria-disabled={busy}>
              {texts.cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button aria-disabled={busy} aria-busy={busy} onClick={() => actor.send({ type: 'refresh.confirm' })}>
            {busy && <Spinner />}
            {texts.refreshConfirm}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
