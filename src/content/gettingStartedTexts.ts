export const gettingStartedTexts = {
  title: 'Getting Started',
  lead: 'Five steps from the first look to the first customer. You can take the first one right now, without an account.',
  closing: {
    title: 'Registration is free',
    text: 'It takes a minute. You can use the sandbox as soon as your account is active.',
    button: 'Register',
  },
  more: 'See the five steps',
  homeLead: 'Five steps from the first look to the first customer.',
} as const
