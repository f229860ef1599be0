import type { PortalRoute } from './routes.ts'

/**
 * The screens to read, whose documents have the stylesheet of public pages: nothing that only a form or the signed-in area
 * shows is styled by it (scripts/pages/publicStylesheet.ts). Who goes on to another screen gets the whole one.
 */
export const publicScreens: ReadonlySet<string> = new Set<PortalRoute['screen']>([
  'home',
  'gettingStarted',
  'discover',
  'docs',
  'community',
  'faq',
  'announcements',
  'activation',
  'notFound',
])
