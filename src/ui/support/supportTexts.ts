export const supportTexts = {
  title: 'Support',
  lead: 'Choose how to get help, or use the contact form.',
  ticket: {
    title: 'Support Ticket',
    text: 'Report a failing call or ask about your application. You follow the replies on your dashboard.',
    link: 'Create a ticket',
  },
  faq: {
    title: 'FAQ',
    text: 'Find answers about statuses, reason codes, signatures and passwords.',
    link: 'Read the answers',
  },
  channel: {
    title: 'Developer Channel',
    text: 'Ask other developers and our team.',
    link: 'Join the channel',
  },
  newTab: 'opens in a new tab',
} as const
