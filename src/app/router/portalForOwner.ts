import type { PagePortal, Portal } from '../portal.ts'
import type { ScreenScope } from './screenScope.ts'

/** The portal for one screen: its calls and notices belong to the scope's owner (`session/bindToOwner.ts`). */
export function portalForOwner(portal: PagePortal, { owner }: Pick<ScreenScope, 'owner'>): Portal {
  let bound: ReturnType<PagePortal['session']['forOwner']> | undefined
  const own = () => {
    bound ??= portal.session.forOwner(owner)
    return bound
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
