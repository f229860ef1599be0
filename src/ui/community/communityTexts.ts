export const communityTexts = {
  title: 'Community',
  lead: 'Meet the developers who build on the bank, and the people who build the bank’s APIs.',
  blog: {
    title: 'Developer Blog',
    text: 'Release notes, API walkthroughs and lessons learned.',
    link: 'Read the blog',
  },
  chat: {
    title: 'Chat Channel',
    text: 'Ask questions, help other developers and talk to the team during office hours.',
    link: 'Join the channel',
  },
  partner: {
    title: 'Build with us',
    text: 'Partners see new APIs first and help shape them. Start with a developer account.',
    button: 'Become a Partner',
  },
  newTab: 'opens in a new tab',
} as const
