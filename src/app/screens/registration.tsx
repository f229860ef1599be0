import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { RegistrationView } from '../../ui/onboarding/RegistrationView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { registrationOf } from '../actors/onboarding.ts'
import type { Screen } from '../screen.ts'
import { startOn } from '../startOn.ts'

export const screen: Screen = (visit, portal) => {
  const { machine, widget } = captchaOf(portal)
  const captcha = startOn(visit, machine, {
    on: {
      'captcha.solved': ({ response }) => registration.send({ type: 'captcha.solved', response }),
      'captcha.lost': () => registration.send({ type: 'captcha.lost' }),
    },
  })
  const registration = startOn(visit, registrationOf(portal), {
    on: {
      notice: portal.notify,
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return {
    element: (
      <RegistrationView
        actor={registration}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
