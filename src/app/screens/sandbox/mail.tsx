import { readMails } from '../../../api/sandbox/mail.ts'
import { MailPanel } from '../../../ui/sandbox/mail/MailPanel.tsx'
import { startPanel } from '../../actors/sandboxPanel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => (
  <MailPanel actor={startPanel(scope, shell, { tables: ['mails'], read: readMails })} />
)
