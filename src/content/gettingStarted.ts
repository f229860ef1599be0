import type { StepName } from '../rules/dashboard/dashboard.ts'
import type { Address } from '../rules/routes/address.ts'

export interface Step {
  name: StepName
  title: string
  /** One sentence, for the home page. */
  summary: string
  text: string
  link: { label: string; href: Address }
  /** Leads to where the first call is made. */
  firstCall?: string
}

/** The five steps (000 section 2). */
export const steps: readonly Step[] = [
  {
    name: 'discover',
    title: 'Discover Our APIs',
    summary: 'See what the bank offers and read how each API works.',
    text: 'Browse the products, from account balances to virtual cards. Each one has a summary, and its documentation is one click away. You need no account to read.',
    link: { label: 'Discover the APIs', href: '/productCard' },
  },
  {
    name: 'register',
    title: 'Register On Site',
    summary: 'Create a developer account and activate it.',
    text: 'Create a developer account with your name and email address. Click the link in the email we send you to activate your account, then sign in.',
    link: { label: 'Create an account', href: '/register' },
  },
  {
    name: 'create',
    title: 'Create Apps And Use APIs',
    summary: 'Create an application and choose its APIs.',
    text: 'Press the New Application button on your dashboard and fill in the required fields. Activate the APIs you need and add them to the application. It gets its own client ID and client secret.',
    link: { label: 'Create an application', href: '/dashboard?page=newapplication' },
  },
  {
    name: 'develop',
    title: 'Develop Your App',
    summary: 'Build against a sandbox with simulated data.',
    text: 'Build against the sandbox with simulated data. It works like the bank, but no real money moves.',
    link: { label: 'Read the documentation', href: '/docs' },
    firstCall: 'Make your first call',
  },
  {
    name: 'live',
    title: 'Then Go Live',
    summary: 'Request access and serve real customers.',
    text: 'When your application is ready, request access through Contact Us on the support page. You sign a contract and a request form, and we give you access to the live environment.',
    link: { label: 'Contact us', href: '/support' },
  },
]

export const gettingStartedTexts = {
  title: 'Getting Started',
  lead: 'Five steps from the first look to the first customer. You can take the first one right now, without an account.',
  closing: {
    title: 'The first step is free',
    text: 'Creating a developer account takes a minute. You can use the sandbox as soon as you activate it.',
    button: 'Register',
  },
  more: 'See the five steps',
  homeLead: 'Five steps from the first look to the first customer.',
} as const
