import { emailDraft } from '../../rules/forms/fields.ts'
import { texts } from '../../rules/text/texts.ts'
import { CaptchaView } from '../../ui/captcha/CaptchaView.tsx'
import { passwordTexts } from '../../ui/password/passwordTexts.ts'
import { ReminderView } from '../../ui/password/ReminderView.tsx'
import { captchaOf } from '../actors/captcha.ts'
import { reminderOf } from '../actors/password.ts'
import { startScopedActor } from '../actors/startScopedActor.ts'
import type { ShellScreen } from '../router/screen.ts'
import { formDraft } from '../session/formDraft.ts'
import { notifyIfDisposed } from './shared/notifyIfDisposed.ts'

export const screen: ShellScreen = (scope, shell) => {
  const draft = formDraft('reminder', '', emailDraft, () => sessionStorage, shell.environment.clock)
  const { machine, widget } = captchaOf(shell)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => reminder.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => reminder.send({ type: 'captcha.cleared' }),
    },
  })
  const reminder = startScopedActor(scope, reminderOf(shell), {
    interrupted: () => passwordTexts.reminderUnknown(texts.interrupted),
    on: {
      notice: shell.notify,
      'form.cleared': draft.clear,
      failure: notifyIfDisposed(scope, shell, passwordTexts.reminderUnknown),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return {
    element: (
      <ReminderView
        actor={reminder}
        draft={draft}
        captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
      />
    ),
  }
}
