import type { Problem } from '../rules/problem.ts'
import type { Portal, Visit } from './portal.ts'
import type { Told } from './startActor.ts'

/** Listens to a chart's `failure`: who has left the form, which says it itself, is told by a notice. */
export const tellOnceLeft =
  (visit: Visit, portal: Portal, text: (why: string) => string) =>
  ({ problem, source }: { problem: Problem } & Told) => {
    if (visit.isLeft()) portal.notify({ variant: 'warning', message: text(problem.message), source })
  }
