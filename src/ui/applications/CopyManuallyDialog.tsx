import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useSelector } from '@xstate/react'
import { unwrap } from '../../rules/security/secret.ts'
import { useReturnFocus } from '../kit/focus/useReturnFocus.ts'
import '../kit/dialogs/dialogs.css'
import type { CopyActor } from './applicationsActors.ts'
import { applicationTexts as texts } from './applicationTexts.ts'

/** Where the clipboard is refused: the value, selected. */
export default function CopyManuallyDialog({ copying }: { copying: CopyActor }) {
  const copy = useSelector(copying, ({ context }) => context.copy)
  const returnFocus = useReturnFocus()
  if (!copy || copy.value === null || copy.what === 'privateKey') return null
  const close = () => copying.send({ type: 'value.close' })
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content maxWidth="34rem" onCloseAutoFocus={returnFocus}>
        <Dialog.Title as="h2">{texts.copyManually}</Dialog.Title>
        <Dialog.Description>{texts.copyManuallyHint}</Dialog.Description>
        <label className="copy-manually">
          {texts.value[copy.what]}
          <textarea
            readOnly
            rows={3}
            spellCheck={false}
            value={typeof copy.value === 'string' ? copy.value : unwrap(copy.value)}
            onFocus={({ target }) => target.select()}
          />
        </label>
        <div className="dialog-actions">
          <Button onClick={close}>{texts.close}</Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
