import type { ReactNode } from 'react'
import type { Portal } from '../portal.ts'
import type { Place } from './routes.ts'
import type { Visit } from './screenScope.ts'

/** What a screen shows; `update` takes a new address of the same route without starting over, and may retitle it. */
export interface Shown {
  element: ReactNode
  update?(place: Place): string | undefined
  title?: string
}

/** A screen binds charts to views: it starts its actors on the visit and answers the element that shows them. */
export type Screen = (visit: Visit, portal: Portal, place: Place) => Shown
