import type { CaptchaEvent } from '../../../machines/captchaForm.ts'
import { CaptchaView } from '../../../ui/captcha/CaptchaView.tsx'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../router/screenScope.ts'
import { startScopedActor } from '../shared/startScopedActor.ts'
import { captchaOf } from './captcha.ts'

/** Starts the captcha of a form, which receives its response by `send`. */
export function startCaptcha(scope: ScreenScope, shell: Shell, send: (event: CaptchaEvent) => void) {
  const { machine, widget } = captchaOf(shell)
  const actor = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => send({ type: 'captcha.cleared' }),
    },
  })
  return {
    reset: () => actor.send({ type: 'captcha.reset' }),
    view: (missing: boolean) => <CaptchaView actor={actor} widget={widget} missing={missing} />,
  }
}
