import { registrationDraft } from '../../rules/onboarding/registrationForm.ts'
import { texts } from '../../rules/text/texts.ts'
import { RegistrationView } from '../../ui/onboarding/RegistrationView.tsx'
import { registrationTexts } from '../../ui/onboarding/registrationTexts.ts'
import { startCaptcha } from '../actors/captcha/startCaptcha.tsx'
import { registrationOf } from '../actors/onboarding/registration.ts'
import { startScopedActor } from '../actors/shared/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { formDraft } from '../session/drafts/formDraft.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'
import { notifySuccess } from './shared/notifySuccess.ts'

export const screen: ShellScreen = (scope, shell, match) => {
  /** Nobody's: who registers has no name here yet. */
  const draft = formDraft('registration', '', registrationDraft, () => sessionStorage, shell.environment.clock)
  const captcha = startCaptcha(scope, shell, (event) => registration.send(event))
  const registration = startScopedActor(scope, registrationOf(shell), {
    interrupted: () => registrationTexts.outcomeUnknown(texts.interrupted),
    on: {
      notice: shell.notify,
      failure: notifyIfDisposed(scope, shell, registrationTexts.outcomeUnknown),
      'form.cleared': ({ source }) => {
        draft.clear()
        const { eMailAddress } = registration.getSnapshot().context
        notifySuccess(scope, shell, registrationTexts.leftReceived(eMailAddress), source)
      },
      'mail.expected': ({ eMailAddress }) =>
        import('../actors/session/loginHint.ts').then(
          ({ setLoginHint }) => setLoginHint(shell, eMailAddress, match.query.get('from')),
          () => {},
        ),
      'captcha.reset': captcha.reset,
    },
  })
  return {
    element: <RegistrationView actor={registration} draft={draft} captcha={captcha.view} />,
  }
}
