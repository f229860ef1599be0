import { readMails } from '../../../api/sandbox/mail.ts'
import { MailPanel } from '../../../ui/sandbox/mail/MailPanel.tsx'
import { mailSearchAtom } from '../../../ui/sandbox/mail/mailSearchAtom.ts'
import { startPanel } from '../../actors/sandbox/panel.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell, query) => {
  const search = query?.get('search')
  if (search) shell.store.set(mailSearchAtom, search)
  return <MailPanel actor={startPanel(scope, shell, { tables: ['mails'], read: readMails })} />
}
