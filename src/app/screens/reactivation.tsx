import { onboardingTexts } from '../../rules/onboarding.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { ReactivationView } from '../../ui/onboarding/ReactivationView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { reactivationOf } from '../actors/onboarding.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { tellOnceLeft } from './shared/tellOnceLeft.ts'

export const screen: Screen = (visit, portal) => {
  const { machine, widget } = captchaOf(portal)
  const captcha = startOn(visit, machine, {
    on: {
      'captcha.solved': ({ response }) => reactivation.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => reactivation.send({ type: 'captcha.cleared' }),
    },
  })
  const reactivation = startOn(visit, reactivationOf(portal), {
    on: {
      notice: portal.notify,
      failure: tellOnceLeft(visit, portal, onboardingTexts.reactivationUnknown),
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
