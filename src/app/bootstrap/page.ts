import type { createPortalClient, PortalClient } from '../../api/client.ts'
import type { PortalConfiguration } from '../../rules/configuration.ts'
import type { Environment } from '../actors/startActor.ts'
import type { createInspector } from '../inspector/inspector.ts'
import type { PagePortal } from '../portal.ts'
import { createNavigation } from '../router/navigation.ts'
import { createScreenLoader } from '../router/screenLoader.ts'
import type { createSession } from '../session/session.ts'
import { createSessionAccess } from '../session/sessionAccess.ts'
import { createClock } from './createClock.ts'
import { createHydration } from './hydration.ts'
import type { startAnnouncements } from './startAnnouncements.ts'
import type { startCatalogue } from './startCatalogue.ts'
import { yieldToMain } from './yieldToMain.ts'

type Outputs = Pick<PagePortal, 'navigate' | 'notify'>

/** What comes after the first paint. */
interface LateDependencies {
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
export function createPage(outputs: Outputs) {
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
    ...outputs,
  }
  const screens = createScreenLoader()
  const navigation = createNavigation(portal, access, screens)
  return {
    session: access,
    screens,
    navigation,
    /** The page is hydrated and the bank is known: the actors start, each in a task of its own. */
    async open(late: LateDependencies) {
      const { configuration, fetch, mayUpload, createInspector } = late
      inspect = createInspector?.(clock)
      Object.assign(portal, { configuration, fetch })
      Object.assign(client, late.createPortalClient({ configuration, fetch, clock, mayUpload }))
      await yieldToMain()
      arrive(late.createSession({ client, environment, ...outputs }))
      await yieldToMain()
      hydrated()
      await yieldToMain()
      const catalogue = late.startCatalogue(portal)
      reloadCatalogue = () => catalogue.send({ type: 'catalogue.reload' })
      await yieldToMain()
      late.startAnnouncements(portal)
    },
  }
}
