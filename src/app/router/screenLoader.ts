import type { ScreenLoader } from './navigation.ts'
import type { ScreenName } from './routes.ts'
import type { Screen } from './screen.ts'

const notFound = () => import('../screens/notFound.tsx')

const chunks: Record<ScreenName, () => Promise<{ screen: Screen }>> = {
  home: () => import('../screens/home.tsx'),
  gettingStarted: () => import('../screens/gettingStarted.tsx'),
  discover: () => import('../screens/discover.tsx'),
  docs: () => import('../screens/docs.tsx'),
  community: () => import('../screens/community.tsx'),
  support: () => import('../screens/support.tsx'),
  faq: () => import('../screens/faq.tsx'),
  contact: () => import('../screens/contact.tsx'),
  announcements: () => import('../screens/announcements.tsx'),
  signIn: () => import('../screens/signIn.tsx'),
  registration: () => import('../screens/registration.tsx'),
  reminder: () => import('../screens/reminder.tsx'),
  reactivation: () => import('../screens/reactivation.tsx'),
  activation: () => import('../screens/activation.tsx'),
  reset: () => import('../screens/reset.tsx'),
  dashboard: () => import('../screens/dashboard.tsx'),
  applications: () => import('../screens/applications.tsx'),
  applicationForm: () => import('../screens/applicationForm.tsx'),
  analytics: () => import('../screens/analytics.tsx'),
  profile: () => import('../screens/profile.tsx'),
  tickets: () => import('../screens/tickets.tsx'),
  createTicket: () => import('../screens/createTicket.tsx'),
  sandbox: __SANDBOX__ ? () => import('../screens/sandbox.tsx') : notFound,
  notFound,
}

export function createScreenLoader(): ScreenLoader {
  const loaded = new Map<ScreenName, Screen>()
  return {
    loaded: (name) => loaded.get(name),
    async load(name) {
      const { screen } = await chunks[name]()
      loaded.set(name, screen)
      return screen
    },
  }
}
