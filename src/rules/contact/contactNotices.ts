export const contactNotices = {
  received: 'Your message has been received',
  notSent: 'Your message wasn’t sent. It is kept as a draft.',
} as const
