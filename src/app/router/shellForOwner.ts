import type { PagePortal, Portal } from '../bootstrap/portal/portal.ts'
import type { PageShell, Shell } from '../bootstrap/shell/shell.ts'

/** The shell for one screen, which may start before the portal exists: both belong to the screen's owner. */
export function shellForOwner(shell: PageShell, owner: string | null): Shell {
  let bound: Portal | undefined
  const bind = (portal: PagePortal): Portal => {
    bound ??= portal.forOwner(owner)
    return bound
  }
  const portal = () => {
    const arrived = shell.portal()
    return arrived && bind(arrived)
  }
  return Object.freeze({
    ...shell,
    portal,
    portalReady: shell.portalReady.then(bind),
    notify: (notice) => (portal() ?? shell).notify(notice),
  } satisfies Shell)
}
