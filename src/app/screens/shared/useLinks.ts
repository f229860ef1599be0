import { useSyncExternalStore } from 'react'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'

const noop = () => {}

/** The addresses outside the portal: those known at build time, then those of `/portal.json`. */
export function useLinks(shell: Shell): PortalConfiguration['links'] {
  return useSyncExternalStore(
    (changed) => {
      shell.environment.whenHydrated(changed)
      return noop
    },
    () => shell.portal()?.configuration.links ?? shell.links,
    () => shell.links,
  )
}
