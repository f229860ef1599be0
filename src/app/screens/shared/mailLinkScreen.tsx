import { emailDraft } from '../../../rules/forms/fields.ts'
import type { MailLinkPurpose } from '../../../rules/mailLink.ts'
import { texts } from '../../../rules/text/texts.ts'
import { CaptchaView } from '../../../ui/captcha/CaptchaView.tsx'
import { MailLinkView } from '../../../ui/mailLink/MailLinkView.tsx'
import { mailLinkTexts } from '../../../ui/mailLink/mailLinkTexts.ts'
import { captchaOf } from '../../actors/captcha/captcha.ts'
import { mailLinkOf } from '../../actors/mailLink.ts'
import { startScopedActor } from '../../actors/startScopedActor.ts'
import type { ShellScreen } from '../../router/screen.ts'
import { formDraft } from '../../session/drafts/formDraft.ts'
import { notifyIfDisposed } from './notifyIfDisposed.ts'

export const mailLinkScreen =
  (purpose: MailLinkPurpose): ShellScreen =>
  (scope, shell) => {
    const draft = formDraft(purpose, '', emailDraft, () => sessionStorage, shell.environment.clock)
    const { machine, widget } = captchaOf(shell)
    const captcha = startScopedActor(scope, machine, {
      on: {
        'captcha.solved': ({ response }) => mailLink.send({ type: 'captcha.solved', response }),
        'captcha.cleared': () => mailLink.send({ type: 'captcha.cleared' }),
      },
    })
    const mailLink = startScopedActor(scope, mailLinkOf(shell), {
      input: { purpose },
      interrupted: () => mailLinkTexts.outcomeUnknown(texts.interrupted),
      on: {
        notice: shell.notify,
        'form.cleared': draft.clear,
        failure: notifyIfDisposed(scope, shell, mailLinkTexts.outcomeUnknown),
        'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
      },
    })
    return {
      element: (
        <MailLinkView
          actor={mailLink}
          draft={draft}
          captcha={(missing) => <CaptchaView actor={captcha} widget={widget} missing={missing} />}
        />
      ),
    }
  }
