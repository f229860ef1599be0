import type { StepName } from '../rules/dashboard/dashboard.ts'
import type { Address } from '../rules/routes/address.ts'

export interface Step {
  name: StepName
  title: string
  /** One sentence, for the home page and the dashboard. */
  summary: string
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
    link: { label: 'Discover the APIs', href: '/productCard' },
  },
  {
    name: 'register',
    title: 'Register On Site',
    summary: 'Create a developer account and activate it.',
    link: { label: 'Create an account', href: '/register' },
  },
  {
    name: 'create',
    title: 'Create Apps And Use APIs',
    summary: 'Create an application and choose its APIs.',
    link: { label: 'Create an application', href: '/dashboard?page=newapplication' },
  },
  {
    name: 'develop',
    title: 'Develop Your App',
    summary: 'Build against a sandbox with simulated data.',
    link: { label: 'Read the documentation', href: '/docs' },
    firstCall: 'Make your first call',
  },
  {
    name: 'live',
    title: 'Then Go Live',
    summary: 'Request access and serve real customers.',
    link: { label: 'Contact us', href: '/support' },
  },
]
