import { useSyncExternalStore } from 'react'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import type { Portal } from '../../portal.ts'

const noop = () => {}

/** The addresses outside the portal: those known at build time, then those of `/portal.json`. */
export function useLinks(portal: Portal): PortalConfiguration['links'] {
  return useSyncExternalStore(
    (changed) => {
      portal.environment.whenHydrated(changed)
      return noop
    },
    () => portal.configuration.links,
    () => __PORTAL__.links,
  )
}
