import type { Problem } from '../../../rules/problem.ts'
import type { WithSource } from '../../actors/shared/startActor.ts'
import type { Outputs } from '../../bootstrap/portal/portal.ts'
import type { ScreenScope } from '../../router/screenScope.ts'

/** Listens to a chart's `failure`: the form shows it itself, so a notice shows it only once the form was left. */
export const notifyIfDisposed =
  (scope: ScreenScope, { notify }: Pick<Outputs, 'notify'>, text: (why: string) => string) =>
  ({ problem, source }: { problem: Problem } & WithSource) => {
    if (scope.isDisposed()) notify({ variant: 'warning', message: text(problem.message), source })
  }
