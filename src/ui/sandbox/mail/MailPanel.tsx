import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { Mail } from '../../../rules/sandbox/messages.ts'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { Mailbox } from './Mailbox.tsx'

export function MailPanel({ actor }: { actor: PanelActor<readonly Mail[]> }) {
  return (
    <PanelView actor={actor} name="mail" intro="Emails that the bank has sent, newest first.">
      {(mails) => <Mailbox mails={mails} />}
    </PanelView>
  )
}
