import type { MailLinkPurpose } from './mailLinkForm.ts'

export const mailLinkNotices = {
  reminder: 'The email to renew your password wasn’t sent.',
  reactivation: 'The activation email wasn’t sent.',
} as const satisfies Record<MailLinkPurpose, string>
