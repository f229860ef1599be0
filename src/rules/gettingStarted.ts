export type StepName = 'discover' | 'register' | 'create' | 'develop' | 'live'

export interface Step {
  name: StepName
  title: string
  /** One sentence, for the home page. */
  summary: string
  text: string
  link: { label: string; href: string }
}

/** The five steps (000 section 2). */
export const steps: readonly Step[] = [
  {
    name: 'discover',
    title: 'Discover Our APIs',
    summary: 'See what the bank offers and read how each API works.',
    text: 'Look through the products, from account balances to virtual cards. Each one has a summary, and its documentation is one click away. You need no account to read.',
    link: { label: 'Discover the APIs', href: '/productCard' },
  },
  {
    name: 'register',
    title: 'Register On Site',
    summary: 'Create a developer account and activate it.',
    text: 'Create a developer account with your name and e-mail address. We send you an e-mail: click the link in it to activate your account, then sign in.',
    link: { label: 'Create an account', href: '/register' },
  },
  {
    name: 'create',
    title: 'Create Apps And Use APIs',
    summary: 'Create an application and choose its APIs.',
    text: 'Press the New Application button on your dashboard and fill in the required fields. Activate the APIs that you need and add them to the application. It receives a client id and a client secret of its own.',
    link: { label: 'Create an application', href: '/dashboard?page=newapplication' },
  },
  {
    name: 'develop',
    title: 'Develop Your App',
    summary: 'Build against a sandbox with simulated data.',
    text: 'Build against the sandbox. It answers like the bank, with simulated data: customers, accounts and transfers that you can use and break as you like. No real money moves.',
    link: { label: 'Read the documentation', href: '/docs' },
  },
  {
    name: 'live',
    title: 'Then Go Live',
    summary: 'Request access, and meet real customers.',
    text: 'When your application is ready, request access through Contact Us on the support page. You sign a contract and a request form, and we open the live environment for you.',
    link: { label: 'Contact us', href: '/support' },
  },
]

export const gettingStartedTexts = {
  title: 'Getting Started',
  lead: 'Five steps from the first look to the first customer. You can take the first one right now, without an account.',
  closing: {
    title: 'The first step is free',
    text: 'A developer account takes a minute, and the sandbox is open to you as soon as it is activated.',
    button: 'Register',
  },
  more: 'See the five steps',
  homeLead: 'Five steps from the first look to the first customer.',
} as const
