import type { createPortalClient, PortalClient } from '../api/client.ts'
import type { PortalConfiguration } from '../rules/configuration.ts'
import { createClock } from './clock.ts'
import { createHydration } from './hydration.ts'
import type { createInspector } from './inspector.ts'
import { createNavigation } from './navigation.ts'
import type { Portal } from './portal.ts'
import { createScreens } from './screens.ts'
import { createSessionAccess } from './session/access.ts'
import type { createSession } from './session/session.ts'
import type { Environment } from './startActor.ts'

type Exits = Pick<Portal, 'navigate' | 'notify'>

/** What comes after the first paint. */
interface Arrivals {
  configuration: PortalConfiguration
  fetch: typeof fetch
  createPortalClient: typeof createPortalClient
  createSession: typeof createSession
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
  const portal: Portal = {
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
    /** The page is hydrated and the bank is known: the actors start. */
    open({ configuration, fetch, createPortalClient, createSession, createInspector }: Arrivals) {
      inspect = createInspector?.(clock)
      Object.assign(portal, { configuration, fetch })
      Object.assign(client, createPortalClient({ configuration, fetch, clock }))
      arrive(createSession({ client, environment, ...exits }))
      hydrated()
      void import('./catalogue.ts').then(({ startCatalogue }) => {
        const catalogue = startCatalogue(portal)
        reloadCatalogue = () => catalogue.send({ type: 'catalogue.reload' })
      })
      void import('./announcements.ts').then(({ startAnnouncements }) => startAnnouncements(portal))
    },
  }
}
