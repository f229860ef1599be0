import { sentence } from '../../rules/text/sentence.ts'

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
    `${sentence(why)} Your message may have been sent. If you send it again, we may receive it twice.`,
  sendAgain: 'Send again',
  next: 'We reply by email. You may also find the answer in the',
  faq: 'FAQ',
} as const
