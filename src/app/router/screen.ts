import type { ReactNode } from 'react'
import type { Portal } from '../bootstrap/portal/portal.ts'
import type { Shell } from '../bootstrap/shell/shell.ts'
import type { RouteMatch } from './routes.ts'
import type { ScreenScope } from './screenScope.ts'

/** What a screen shows; `update` takes a new address of the same route without starting over, and may retitle it. */
export interface ScreenInstance {
  element: ReactNode
  update?(match: RouteMatch): string | undefined
  title?: string
}

/**
 * A screen binds charts to views: it starts its actors in the scope and returns the element that shows them. One that is
 * pre-rendered starts before there is a portal, with the shell.
 */
export type ShellScreen = (scope: ScreenScope, shell: Shell, match: RouteMatch) => ScreenInstance

/** A screen of the signed-in area: it starts once the session is settled, with the portal. */
export type PortalScreen = (scope: ScreenScope, portal: Portal, match: RouteMatch) => ScreenInstance

/** Says with what a screen is started; `prefetch` loads what a path of it needs besides the screen. */
export type Screen =
  | { needs: 'shell'; start: ShellScreen; prefetch?: ((path: string) => void) | undefined }
  | { needs: 'portal'; start: PortalScreen }
