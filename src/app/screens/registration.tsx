import { registrationDraft } from '../../rules/onboarding.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { onboardingTexts } from '../../ui/onboarding/onboardingTexts.ts'
import { RegistrationView } from '../../ui/onboarding/RegistrationView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { registrationOf } from '../actors/onboarding.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { Screen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'

export const screen: Screen = (scope, portal) => {
  /** Nobody's: who registers has no name here yet. */
  const draft = formDraft('registration', '', registrationDraft, () => sessionStorage, portal.environment.clock)
  const { machine, widget } = captchaOf(portal)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => registration.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => registration.send({ type: 'captcha.cleared' }),
    },
  })
  const registration = startScopedActor(scope, registrationOf(portal), {
    on: {
      notice: portal.notify,
      failure: notifyIfDisposed(scope, portal, onboardingTexts.signUpUnknown),
      'form.cleared': draft.clear,
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
