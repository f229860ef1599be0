import { fromPromise } from 'xstate'
import { reactivationMachine } from '../../machines/onboarding/reactivation.machine.ts'
import { registrationMachine } from '../../machines/onboarding/registration.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Reactivation, Registration } from '../../rules/onboarding/onboarding.ts'
import { type Secret, unwrap } from '../../rules/security/secret.ts'
import type { PortalReady } from '../bootstrap/shell.ts'

const calls = () => import('../../api/onboarding.ts')

export function registrationOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    register: fromPromise<void, { form: Secret<Registration>; recaptchaResponse: string }>(async ({ input, signal }) =>
      (await calls()).register((await portalReady).client.scoped({ signal }), {
        ...unwrap(input.form),
        recaptchaResponse: input.recaptchaResponse,
      }),
    ),
  } satisfies ActorsOf<typeof registrationMachine>
  return registrationMachine.provide({ actors })
}

export function reactivationOf({ portalReady }: PortalReady<'client'>) {
  const actors = {
    reactivate: fromPromise<void, Reactivation & { recaptchaResponse: string }>(async ({ input, signal }) =>
      (await calls()).reactivate((await portalReady).client.scoped({ signal }), input),
    ),
  } satisfies ActorsOf<typeof reactivationMachine>
  return reactivationMachine.provide({ actors })
}
