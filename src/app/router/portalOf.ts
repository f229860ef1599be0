import type { PagePortal, Portal } from '../portal.ts'
import type { Visit } from './screenScope.ts'

/** The portal for one visit: its calls and notices are those of the visit's owner (`session/owned.ts`). */
export function portalOf(portal: PagePortal, { owner }: Pick<Visit, 'owner'>): Portal {
  let owned: ReturnType<PagePortal['session']['ownedBy']> | undefined
  const own = () => {
    owned ??= portal.session.ownedBy(owner)
    return owned
  }
  return {
    // The page's portal is completed after the first paint: what comes later shows through.
    __proto__: portal,
    get session() {
      return { ...portal.session, ...own() }
    },
    notify: (notice) => own().notify(notice),
  } as Pick<Portal, 'session' | 'notify'> as Portal
}
