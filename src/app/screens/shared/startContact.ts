import { contactDraft } from '../../../rules/contact.ts'
import { contactTexts } from '../../../ui/contact/contactTexts.ts'
import { captchaOf } from '../../actors/captcha.ts'
import { contactOf } from '../../actors/contact.ts'
import { startScopedActor } from '../../actors/startScopedActor.ts'
import type { Shell } from '../../bootstrap/shell.ts'
import type { ScreenScope } from '../../router/screenScope.ts'
import { formDraft } from '../../session/formDraft.ts'
import { notifyIfDisposed } from './notifyIfDisposed.ts'

/** Starts the contact form and its captcha, for whichever screen shows them. */
export function startContact(scope: ScreenScope, shell: Shell) {
  const draft = formDraft('contact', scope.owner ?? '', contactDraft, () => sessionStorage, shell.environment.clock)
  const { machine, widget } = captchaOf(shell)
  const captcha = startScopedActor(scope, machine, {
    on: {
      'captcha.solved': ({ response }) => contact.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => contact.send({ type: 'captcha.cleared' }),
    },
  })
  const contact = startScopedActor(scope, contactOf(shell), {
    on: {
      notice: shell.notify,
      'form.cleared': () => {
        if (scope.isDisposed()) draft.clear()
      },
      failure: notifyIfDisposed(scope, shell, contactTexts.outcomeUnknown),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return { contact, captcha, widget, draft }
}
