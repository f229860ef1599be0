import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useReturnFocus } from '../../kit/useReturnFocus.ts'
import type { ApplicationFormActors } from './actors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import '../../kit/dialog.css'

/**
 * Unsaved changes ask before they are left; those that are being saved go on without the person. A private
 * key that shows after saving asks as well.
 */
export default function LeaveDialog({ actor, blocker }: Pick<ApplicationFormActors, 'actor' | 'blocker'>) {
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('mutating'))
  const saved = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: 'saved' } }))
  const [title, question] = saved
    ? [texts.leaveKeyTitle, texts.leaveKey]
    : saving
      ? [texts.leaveSavingTitle, texts.leaveSaving]
      : [texts.leaveTitle, texts.leaveQuestion]
  const stay = () => blocker.send({ type: 'navigation.cancel' })
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={stay}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{title}</AlertDialog.Title>
        <AlertDialog.Description mb="5">{question}</AlertDialog.Description>
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {texts.stay}
            </Button>
          </AlertDialog.Cancel>
          <Button onClick={() => blocker.send({ type: 'navigation.confirm' })}>{texts.leave}</Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
