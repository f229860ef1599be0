import type { Outputs } from '../../bootstrap/portal/portal.ts'
import type { ScreenScope } from '../../router/screenScope.ts'

/**
 * A success that its page shows: a notice says it only once that was left, and without a text takes the failures before it
 * away.
 */
export const notifySuccess = (
  scope: ScreenScope,
  { notify }: Pick<Outputs, 'notify'>,
  message: string,
  source: string,
) => notify({ variant: 'success', message: scope.isDisposed() ? message : '', source })
