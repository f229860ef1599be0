import { emailDraft } from '../../../rules/forms/fields.ts'
import type { MailLinkPurpose } from '../../../rules/mailLink/mailLinkForm.ts'
import { texts } from '../../../rules/text/texts.ts'
import { MailLinkView } from '../../../ui/mailLink/MailLinkView.tsx'
import { mailLinkTexts } from '../../../ui/mailLink/mailLinkTexts.ts'
import { startCaptcha } from '../../actors/captcha/startCaptcha.tsx'
import { mailLinkOf } from '../../actors/mailLink.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { ShellScreen } from '../../router/screen.ts'
import { formDraft } from '../../session/drafts/formDraft.ts'
import { notifyIfDisposed } from './notifyIfDisposed.ts'
import { notifySuccess } from './notifySuccess.ts'

export const mailLinkScreen =
  (purpose: MailLinkPurpose): ShellScreen =>
  (scope, shell, match) => {
    const draft = formDraft(purpose, '', emailDraft, () => sessionStorage, shell.environment.clock)
    const captcha = startCaptcha(scope, shell, (event) => mailLink.send(event))
    const mailLink = startScopedActor(scope, mailLinkOf(shell), {
      input: { purpose },
      interrupted: () => mailLinkTexts.outcomeUnknown(texts.interrupted),
      on: {
        notice: shell.notify,
        'form.cleared': ({ source }) => {
          draft.clear()
          const { eMailAddress } = mailLink.getSnapshot().context
          const { instruction, sent } = mailLinkTexts[purpose]
          notifySuccess(scope, shell, instruction(eMailAddress) ?? sent(eMailAddress), source)
        },
        failure: notifyIfDisposed(scope, shell, mailLinkTexts.outcomeUnknown),
        'mail.expected': ({ eMailAddress }) =>
          import('../../actors/session/loginHint.ts').then(
            ({ setLoginHint }) => setLoginHint(shell, eMailAddress, match.query.get('from')),
            () => {},
          ),
        'captcha.reset': captcha.reset,
      },
    })
    return {
      element: <MailLinkView actor={mailLink} draft={draft} captcha={captcha.view} />,
    }
  }
