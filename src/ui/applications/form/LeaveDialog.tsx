import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { applicationFormTexts as texts } from '../../../rules/applicationTexts.ts'
import { useReturnFocus } from '../../kit/returnFocus.ts'
import type { LeavingActor } from './actors.ts'
import '../../kit/dialog.css'

/** Unsaved changes ask before they are left. */
export default function LeaveDialog({ leaving }: { leaving: LeavingActor }) {
  const stay = () => leaving.send({ type: 'leaving.cancel' })
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={stay}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title>{texts.leaveTitle}</AlertDialog.Title>
        <AlertDialog.Description mb="5">{texts.leaveQuestion}</AlertDialog.Description>
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {texts.stay}
            </Button>
          </AlertDialog.Cancel>
          <Button onClick={() => leaving.send({ type: 'leaving.confirm' })}>{texts.leave}</Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
