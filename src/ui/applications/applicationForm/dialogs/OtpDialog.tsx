import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useReturnFocus } from '../../../kit/focus/useReturnFocus.ts'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'
import '../../../kit/dialogs/dialogs.css'

export default function OtpDialog({ needed, onClose }: { needed: boolean; onClose(): void }) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="32rem" onCloseAutoFocus={returnFocus}>
        <Dialog.Title as="h2">{needed ? texts.otpOn : texts.otpOff}</Dialog.Title>
        <Dialog.Description mb="5">{texts.otpExplained}</Dialog.Description>
        <div className="dialog-actions">
          <Button onClick={onClose}>{texts.understood}</Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
