import { emailDraft } from '../../rules/forms/fields.ts'
import { texts } from '../../rules/text/texts.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { onboardingTexts } from '../../ui/onboarding/onboardingTexts.ts'
import { ReactivationView } from '../../ui/onboarding/ReactivationView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { reactivationOf } from '../actors/onboarding.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'

export const screen: ShellScreen = (scope, shell) => {
  const draft = formDraft('reactivation', '', emailDraft, () => sessionStorage, shell.environment.clock)
  const { machine, widget } = captchaOf(shell)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => reactivation.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => reactivation.send({ type: 'captcha.cleared' }),
    },
  })
  const reactivation = startScopedActor(scope, reactivationOf(shell), {
    interrupted: () => onboardingTexts.reactivationUnknown(texts.interrupted),
    on: {
      notice: shell.notify,
      'form.cleared': draft.clear,
      failure: notifyIfDisposed(scope, shell, onboardingTexts.reactivationUnknown),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return {
    element: (
      <ReactivationView
        actor={reactivation}
        draft={draft}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
