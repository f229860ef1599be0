import type { createPortalClient, PortalClient } from '../../api/client.ts'
import type { PortalConfiguration } from '../../rules/configuration.ts'
import type { Environment } from '../actors/startActor.ts'
import type { createInspector } from '../inspector/inspector.ts'
import type { PagePortal } from '../portal.ts'
import { createNavigation } from '../router/navigation.ts'
import { createScreens } from '../router/screens.ts'
import type { createSession } from '../session/session.ts'
import { createSessionAccess } from '../session/sessionAccess.ts'
import { createClock } from './createClock.ts'
import { createHydration } from './hydration.ts'
import type { startAnnouncements } from './startAnnouncements.ts'
import type { startCatalogue } from './startCatalogue.ts'
import { nextTask } from './yieldToMain.ts'

type Exits = Pick<PagePortal, 'navigate' | 'notify'>

/** What comes after the first paint. */
interface Arrivals {
  configuration: PortalConfiguration
  fetch: typeof fetch
  mayUpload(url: string): boolean
  createPortalClient: typeof createPortalClient
  createSession: typeof createSession
  startCatalogue: typeof startCatalogue
  startAnnouncements: typeof startAnnouncements
  createInspector?: typeof createInspector | undefined
}

/** Everything that lives as long as the page, joined; nothing runs before `open`. */
export function createPage(exits: Exits) {
  const clock = createClock()
  const { whenHydrated, hydrated } = createHydration()
  let inspect: Environment['inspect']
  const environment: Environment = {
    clock,
    whenHydrated,
    ...(__SANDBOX__ && { inspect: (event) => inspect?.(event) }),
  }
  const client = {} as PortalClient
  const { access, session, arrive } = createSessionAccess()
  let reloadCatalogue = () => {}
  const portal: PagePortal = {
    configuration: __PORTAL__,
    client,
    environment,
    get session() {
      return session()
    },
    fetch,
    reloadCatalogue: () => reloadCatalogue(),
    ...exits,
  }
  const screens = createScreens()
  const navigation = createNavigation(portal, access, screens)
  return {
    session: access,
    screens,
    navigation,
    /** The page is hydrated and the bank is known: the actors start, each in a task of its own. */
    async open(arrivals: Arrivals) {
      const { configuration, fetch, mayUpload, createInspector } = arrivals
      inspect = createInspector?.(clock)
      Object.assign(portal, { configuration, fetch })
      Object.assign(client, arrivals.createPortalClient({ configuration, fetch, clock, mayUpload }))
      await nextTask()
      arrive(arrivals.createSession({ client, environment, ...exits }))
      await nextTask()
      hydrated()
      await nextTask()
      const catalogue = arrivals.startCatalogue(portal)
      reloadCatalogue = () => catalogue.send({ type: 'catalogue.reload' })
      await nextTask()
      arrivals.startAnnouncements(portal)
    },
  }
}
