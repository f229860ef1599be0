import { registrationDraft } from '../../rules/onboarding/onboarding.ts'
import { texts } from '../../rules/text/texts.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { onboardingTexts } from '../../ui/onboarding/onboardingTexts.ts'
import { RegistrationView } from '../../ui/onboarding/RegistrationView.tsx'
import { captchaOf } from '../actors/captcha/captcha.ts'
import { registrationOf } from '../actors/onboarding/onboarding.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { formDraft } from '../session/drafts/formDraft.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'

export const screen: ShellScreen = (scope, shell) => {
  /** Nobody's: who registers has no name here yet. */
  const draft = formDraft('registration', '', registrationDraft, () => sessionStorage, shell.environment.clock)
  const { machine, widget } = captchaOf(shell)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => registration.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => registration.send({ type: 'captcha.cleared' }),
    },
  })
  const registration = startScopedActor(scope, registrationOf(shell), {
    interrupted: () => onboardingTexts.signUpUnknown(texts.interrupted),
    on: {
      notice: shell.notify,
      failure: notifyIfDisposed(scope, shell, onboardingTexts.signUpUnknown),
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
