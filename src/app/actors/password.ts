import { fromPromise } from 'xstate'
import { reminderMachine } from '../../machines/password/reminder.machine.ts'
import { resetMachine } from '../../machines/password/reset.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Reminder } from '../../rules/password.ts'
import { type Secret, unwrap } from '../../rules/secret.ts'
import type { Portal } from '../portal.ts'

const calls = () => import('../../api/password.ts')

export function reminderOf(portal: Portal) {
  const actors = {
    resetPassword: fromPromise<void, Reminder & { recaptchaResponse: string }>(async ({ input, signal }) =>
      (await calls()).resetPassword(portal.client.scoped({ signal }), input),
    ),
  } satisfies ActorsOf<typeof reminderMachine>
  return reminderMachine.provide({ actors })
}

export function resetOf(portal: Portal) {
  const actors = {
    changePassword: fromPromise<void, { key: string; password: Secret<string> }>(async ({ input, signal }) =>
      (await calls()).changePasswordByKey(portal.client.scoped({ signal }), {
        key: input.key,
        password: unwrap(input.password),
      }),
    ),
  } satisfies ActorsOf<typeof resetMachine>
  return resetMachine.provide({ actors })
}
