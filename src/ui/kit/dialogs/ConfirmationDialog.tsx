import * as AlertDialog from '@radix-ui/themes/components/alert-dialog'
import { Button } from '@radix-ui/themes/components/button'
import type { ReactNode } from 'react'
import { useReturnFocus } from '../focus/useReturnFocus.ts'
import { Spinner } from '../states/Spinner.tsx'
import './dialogs.css'

interface ConfirmationDialogProps {
  title: string
  description: string
  children?: ReactNode
  cancel: string
  confirm: string
  color?: 'red'
  /** The answer is being carried out: neither button does anything. */
  busy?: boolean
  /** The id of the button that leads to the dialog, where the focus may have been elsewhere: in the button's menu. */
  openerId?: string
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before something that cannot be undone; it is open as long as it is there. */
export function ConfirmationDialog(props: ConfirmationDialogProps) {
  const { title, description, children, cancel, confirm, color, busy, openerId, onCancel, onConfirm } = props
  const returnFocus = useReturnFocus(openerId)
  return (
    <AlertDialog.Root open onOpenChange={onCancel}>
      <AlertDialog.Content maxWidth="28rem" onCloseAutoFocus={returnFocus}>
        <AlertDialog.Title as="h2">{title}</AlertDialog.Title>
        <AlertDialog.Description {...(!children && { mb: '5' })}>{description}</AlertDialog.Description>
        {children}
        <div className="dialog-actions">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" aria-disabled={busy}>
              {cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button {...(color && { color })} aria-disabled={busy} aria-busy={busy} onClick={onConfirm}>
            {busy && <Spinner />}
            <span>{confirm}</span>
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
