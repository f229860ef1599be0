export const supportTexts = {
  title: 'Support',
  lead: 'Three ways to an answer, and a form if none of them is yours.',
  ticket: {
    title: 'Support Ticket',
    text: 'For a failing call or a question about your application. You follow each answer on your dashboard.',
    link: 'Create a ticket',
  },
  faq: {
    title: 'FAQ',
    text: 'Statuses, reason codes, signatures, passwords: what developers ask most is answered here.',
    link: 'Read the answers',
  },
  channel: {
    title: 'Developer Channel',
    text: 'Other developers and our team share what they know, in the open.',
    link: 'Join the channel',
  },
  newTab: 'opens in a new tab',
} as const
