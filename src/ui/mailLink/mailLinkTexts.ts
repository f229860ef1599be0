import type { MailLinkPurpose } from '../../rules/mailLink/mailLinkForm.ts'
import { sentence } from '../../rules/text/sentence.ts'

interface PurposeTexts {
  title: string
  intro: string
  sent: (email: string) => string
  instruction: (email: string) => string | undefined
  question: string
}

/** Texts of the password reminder and of the reactivation (000 section 2). */
export const mailLinkTexts = {
  email: 'Email',
  emailPlaceholder: 'YOUR EMAIL',
  send: 'SEND',
  failed: (why: string) => `Couldn’t send the email. ${why}`,
  outcomeUnknown: (why: string) => `${sentence(why)} The email may have been sent. Check your inbox, or send it again.`,
  logIn: 'LOG IN',
  signIn: 'Sign in',
  reminder: {
    title: 'Password Reminder',
    intro: 'You should type your e-mail to renew your password.',
    sent: (email: string) => `Mail has been sent to ${email} to renew password`,
    instruction: () => undefined,
    question: 'Remember your password?',
  },
  reactivation: {
    title: 'Resend activation mail',
    intro: 'Enter your email to get a new activation link.',
    sent: () => 'your activation request has been received',
    instruction: (email: string) => `Click on the link sent at ${email} to activate your account.`,
    question: 'Already have an account?',
  },
} as const satisfies Record<MailLinkPurpose, PurposeTexts> & Record<string, unknown>
