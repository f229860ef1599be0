import type { createPortalClient, PortalClient } from '../api/client.ts'
import type { PortalConfiguration } from '../rules/configuration.ts'
import { createClock } from './clock.ts'
import { createHydration } from './hydration.ts'
import { createNavigation } from './navigation.ts'
import type { Portal } from './portal.ts'
import { createScreens } from './screens.ts'
import { createSession } from './session/session.ts'

type Exits = Pick<Portal, 'navigate' | 'notify'>

/** Everything that lives as long as the page, joined; nothing runs before `open`. */
export function createPage(exits: Exits) {
  const clock = createClock()
  const { whenHydrated, hydrated } = createHydration()
  const environment = { clock, whenHydrated }
  const client = {} as PortalClient
  const session = createSession({ client, environment, ...exits })
  let reloadCatalogue = () => {}
  const portal: Portal = {
    configuration: __PORTAL__,
    client,
    environment,
    session,
    fetch,
    reloadCatalogue: () => reloadCatalogue(),
    ...exits,
  }
  const screens = createScreens()
  const navigation = createNavigation(portal, session, screens)
  return {
    session,
    screens,
    navigation,
    /** The page is hydrated and the bank is known: the actors start. */
    open(configuration: PortalConfiguration, bankFetch: typeof fetch, createClient: typeof createPortalClient) {
      portal.configuration = configuration
      portal.fetch = bankFetch
      Object.assign(client, createClient({ configuration, fetch: bankFetch, clock }))
      hydrated()
      void import('./catalogue.ts').then(({ startCatalogue }) => {
        const catalogue = startCatalogue(portal)
        reloadCatalogue = () => catalogue.send({ type: 'catalogue.reload' })
      })
      void import('./announcements.ts').then(({ startAnnouncements }) => startAnnouncements(portal))
    },
  }
}
