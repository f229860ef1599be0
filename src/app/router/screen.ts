import type { ReactNode } from 'react'
import type { Portal } from '../portal.ts'
import type { RouteMatch } from './routes.ts'
import type { ScreenScope } from './screenScope.ts'

/** What a screen shows; `update` takes a new address of the same route without starting over, and may retitle it. */
export interface ScreenInstance {
  element: ReactNode
  update?(match: RouteMatch): string | undefined
  title?: string
}

/** A screen binds charts to views: it starts its actors in the scope and returns the element that shows them. */
export type Screen = (scope: ScreenScope, portal: Portal, match: RouteMatch) => ScreenInstance
