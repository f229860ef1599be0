import { type Infer, object } from 'superstruct'
import { atMost, emailPattern, line, lines, matches, personName, required, trimmed } from './fields.ts'
import { limits } from './limits.ts'

/** The call POST /api-user-service/user/savecontact, captcha aside (000 sections 3 and 5); its e-mail message has no full stop. */
export const contact = object({
  name: personName(),
  eMailAddress: trimmed(required, matches(emailPattern, 'Please enter a valid email address'), atMost(limits.email)),
  subject: line(required, atMost(limits.subject)),
  message: lines(required, atMost(limits.message)),
})
export type Contact = Infer<typeof contact>

/** Texts of Contact Us (000 sections 2 and 8). */
export const contactTexts = {
  title: 'Contact Us',
  intro: 'Write to the open-banking team. We reply by email.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'SEND',
  failed: (why: string) => `Couldn’t send your message. ${why}`,
  outcomeUnknown: (why: string) =>
    `${why}. Your message may have been sent. If you send it again, we may receive it twice.`,
  sendAgain: 'Send again',
  next: 'We reply by email. You may also find the answer in the',
  faq: 'FAQ',
  received: 'Your message has been received',
} as const
