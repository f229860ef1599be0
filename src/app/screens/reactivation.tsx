import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { onboardingTexts } from '../../ui/onboarding/onboardingTexts.ts'
import { ReactivationView } from '../../ui/onboarding/ReactivationView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { reactivationOf } from '../actors/onboarding.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'

export const screen: ShellScreen = (scope, shell) => {
  const { machine, widget } = captchaOf(shell)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => reactivation.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => reactivation.send({ type: 'captcha.cleared' }),
    },
  })
  const reactivation = startScopedActor(scope, reactivationOf(shell), {
    on: {
      notice: shell.notify,
      failure: notifyIfDisposed(scope, shell, onboardingTexts.reactivationUnknown),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return {
    element: (
      <ReactivationView
        actor={reactivation}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
