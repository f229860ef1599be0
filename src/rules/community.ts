export const communityTexts = {
  title: 'Community',
  lead: 'Meet the developers who build on the bank, and the people who build the bank’s APIs.',
  blog: {
    title: 'Developer Blog',
    text: 'Release notes, walks through new APIs, and what we learned on the way.',
    link: 'Read the blog',
  },
  chat: {
    title: 'Chat Channel',
    text: 'Ask a question, help someone else, and hear from the team during office hours.',
    link: 'Join the channel',
  },
  partner: {
    title: 'Build it with us',
    text: 'Partners see new APIs first and say what they should do. It begins with a developer account.',
    button: 'Become a Partner',
  },
  newTab: 'opens in a new tab',
} as const
