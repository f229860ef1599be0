import type { Problem } from '../../../rules/problem.ts'
import type { Told } from '../../actors/startActor.ts'
import type { Portal } from '../../portal.ts'
import type { Visit } from '../../router/screenScope.ts'

/** Listens to a chart's `failure`: who has left the form, which says it itself, is told by a notice. */
export const tellOnceLeft =
  (visit: Visit, portal: Portal, text: (why: string) => string) =>
  ({ problem, source }: { problem: Problem } & Told) => {
    if (visit.isLeft()) portal.notify({ variant: 'warning', message: text(problem.message), source })
  }
