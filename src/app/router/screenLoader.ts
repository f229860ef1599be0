import { publicScreens } from '../../rules/routes/publicScreens.ts'
import {
  panelOfScreen,
  type SandboxPanelName,
  type SandboxScreenName,
} from '../../rules/sandbox/workbench/sandboxPanels.ts'
import { withStyles } from '../../ui/kit/parts/loadStylesheet.ts'
import type { StartPanel } from '../screens/shared/panelScreen.tsx'
import type { ScreenLoader } from './navigation.ts'
import type { RenderedPage } from './renderedPage.ts'
import type { ProtectedScreenName, ScreenName } from './routes.ts'
import type { PortalScreen, Screen, ShellScreen } from './screen.ts'
import { loadWholeStylesheet } from './wholeStylesheet.ts'

interface ShellScreenModule {
  screen: ShellScreen
  prefetch?: (path: string) => void
}

const notFound = () => import('../screens/notFound.tsx')

const sandboxPanels: Record<SandboxPanelName, () => Promise<{ panel: StartPanel }>> = {
  requests: () => import('../screens/sandbox/requests.tsx'),
  phone: () => import('../screens/sandbox/phone.tsx'),
  mail: () => import('../screens/sandbox/mail.tsx'),
  faults: () => import('../screens/sandbox/faults.tsx'),
  clock: () => import('../screens/sandbox/clock.tsx'),
  webhooks: () => import('../screens/sandbox/webhooks.tsx'),
  data: () => import('../screens/sandbox/data.tsx'),
  tickets: () => import('../screens/sandbox/tickets.tsx'),
  'state-machines': () => import('../screens/sandbox/state-machines.tsx'),
  banks: () => import('../screens/sandbox/banks.tsx'),
  scenarios: () => import('../screens/sandbox/scenarios.tsx'),
}

/** Loads a panel of the workbench, wherever it is to be shown. */
export const loadSandboxPanel = (name: SandboxPanelName): Promise<{ panel: StartPanel }> => sandboxPanels[name]()

async function loadSandboxScreen(name: SandboxPanelName): Promise<ShellScreenModule> {
  const [{ panelScreen }, { panel }] = await Promise.all([
    import('../screens/shared/panelScreen.tsx'),
    loadSandboxPanel(name),
  ])
  return { screen: panelScreen(name, panel) }
}

type ShellScreenName = Exclude<ScreenName, ProtectedScreenName | SandboxScreenName>

const shellScreens: Record<ShellScreenName, (rendered?: RenderedPage | null) => Promise<ShellScreenModule>> = {
  home: () => import('../screens/home.tsx'),
  gettingStarted: () => import('../screens/gettingStarted.tsx'),
  discover: () => import('../screens/discover.tsx'),
  docs: async (rendered) => {
    const { docsScreen, prefetch } = await import('../screens/docs.tsx')
    return { screen: await docsScreen(rendered), prefetch }
  },
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
  notFound,
}

const portalScreens: Record<ProtectedScreenName, () => Promise<{ screen: PortalScreen }>> = {
  dashboard: () => import('../screens/dashboard.tsx'),
  applications: () => import('../screens/applications.tsx'),
  applicationForm: () => import('../screens/applicationForm.tsx'),
  firstCall: () => withStyles(import('../screens/firstCall.tsx')),
  analytics: () => import('../screens/analytics.tsx'),
  profile: () => import('../screens/profile.tsx'),
  tickets: () => import('../screens/tickets.tsx'),
  createTicket: () => import('../screens/createTicket.tsx'),
}

const isProtected = (name: ScreenName): name is ProtectedScreenName => name in portalScreens

async function loadScreen(name: ScreenName, rendered?: RenderedPage | null): Promise<Screen> {
  if (isProtected(name)) return { needs: 'portal', start: (await portalScreens[name]()).screen }
  const panel = __SANDBOX__ ? panelOfScreen(name) : undefined
  const { screen: start, prefetch } = await (panel
    ? loadSandboxScreen(panel)
    : shellScreens[name as ShellScreenName](rendered))
  return { needs: 'shell', start, prefetch }
}

/** `rendered` is for the build: what the page of a service is rendered with. */
export function createScreenLoader(rendered?: RenderedPage | null): ScreenLoader {
  const loaded = new Map<ScreenName, Screen>()
  return {
    loaded: (name) => loaded.get(name),
    async load(name) {
      const isStyled = import.meta.env.SSR || publicScreens.has(name)
      const [screen] = await Promise.all([loadScreen(name, rendered), isStyled || loadWholeStylesheet()])
      loaded.set(name, screen)
      return screen
    },
  }
}
