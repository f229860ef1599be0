import type { Address } from '../../rules/routes/address.ts'
import { signInRoute } from '../../rules/session/returnPath.ts'
import type { PageShell } from '../bootstrap/shell/shell.ts'
import type { Route } from './routes.ts'

type Status = ReturnType<PageShell['session']['status']>

/** Where somebody is sent who may not see the route; `place` is the address that they asked for. */
export function accessRedirect({ access }: Pick<Route, 'access'>, place: string, status: Status): Address | undefined {
  if (access === 'protected' && status === 'signedOut') return signInRoute(place)
  if (access === 'signedOut' && status === 'signedIn') return '/'
  return undefined
}
