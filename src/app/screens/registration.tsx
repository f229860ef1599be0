import { onboardingTexts, registrationDraft } from '../../rules/onboarding.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { RegistrationView } from '../../ui/onboarding/RegistrationView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { registrationOf } from '../actors/onboarding.ts'
import { startOn } from '../actors/startOn.ts'
import type { Screen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { tellOnceLeft } from './shared/tellOnceLeft.ts'

export const screen: Screen = (visit, portal) => {
  /** Nobody's: who registers has no name here yet. */
  const draft = formDraft('registration', '', registrationDraft, () => sessionStorage, portal.environment.clock)
  const { machine, widget } = captchaOf(portal)
  const captcha = startOn(visit, machine, {
    on: {
      'captcha.solved': ({ response }) => registration.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => registration.send({ type: 'captcha.cleared' }),
    },
  })
  const registration = startOn(visit, registrationOf(portal), {
    on: {
      notice: portal.notify,
      failure: tellOnceLeft(visit, portal, onboardingTexts.signUpUnknown),
      'form.cleared': draft.forget,
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return {
    element: (
      <RegistrationView
        actor={registration}
        draft={draft}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
