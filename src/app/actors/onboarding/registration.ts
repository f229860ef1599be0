import { fromPromise } from 'xstate'
import { registrationMachine } from '../../../machines/onboarding/registration.machine.ts'
import type { ActorsOf } from '../../../machines/port.ts'
import { unwrap } from '../../../rules/security/secret.ts'
import { loadCode } from '../../../ui/kit/states/failure.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'

const calls = () => loadCode(() => import('../../../api/account/onboarding.ts'))

export function registrationOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    register: fromPromise(async ({ input, signal }) =>
      (await calls()).register((await portalReady).client.scoped({ signal }), {
        ...unwrap(input.form),
        recaptchaResponse: input.recaptchaResponse,
      }),
    ),
  } satisfies ActorsOf<typeof registrationMachine>
  return registrationMachine.provide({ actors })
}
