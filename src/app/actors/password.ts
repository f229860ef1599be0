import { fromPromise } from 'xstate'
import { resetMachine } from '../../machines/password/reset.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { unwrap } from '../../rules/security/secret.ts'
import { loadCode } from '../../ui/kit/states/failure.ts'
import type { PortalReady } from '../bootstrap/shell/shell.ts'

const calls = () => loadCode(() => import('../../api/account/password.ts'))

export function resetOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    changePassword: fromPromise(async ({ input, signal }) =>
      (await calls()).changePasswordByKey((await portalReady).client.scoped({ signal }), {
        key: input.key,
        password: unwrap(input.password),
      }),
    ),
  } satisfies ActorsOf<typeof resetMachine>
  return resetMachine.provide({ actors })
}
