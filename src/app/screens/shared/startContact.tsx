import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { type Contact as ContactMessage, contactDraft } from '../../../rules/contact/contactForm.ts'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { texts } from '../../../rules/text/texts.ts'
import type { ContactViewProps } from '../../../ui/contact/ContactView.tsx'
import { contactTexts } from '../../../ui/contact/contactTexts.ts'
import { startCaptcha } from '../../actors/captcha/startCaptcha.tsx'
import { contactOf } from '../../actors/contact.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import type { ScreenScope } from '../../router/screenScope.ts'
import { formDraft } from '../../session/drafts/formDraft.ts'
import { notifyIfDisposed } from './notifyIfDisposed.ts'

/** Starts the contact form and its captcha, for whichever view shows them. */
export function startContact(scope: ScreenScope, shell: Shell, View: ComponentType<ContactViewProps>): ReactNode {
  const { session, environment } = shell
  /**
   * Null until it turns out who writes, if anybody who is known. What they wrote stays theirs when they sign out; a form without
   * text is nobody's then.
   */
  let writer = scope.owner
  const latestWriter = () => {
    if (session.status() === 'restoring') return writer
    const hasWritten = () => writer !== null && writer !== '' && draftOf(writer).load() !== undefined
    writer = session.owner() ?? (hasWritten() ? writer : '')
    return writer
  }
  const drafts = new Map<string | null, DraftStore<ContactMessage>>()
  const draftOf = (owner: string | null) => {
    const draft =
      drafts.get(owner) ?? formDraft('contact', owner, contactDraft, () => sessionStorage, environment.clock)
    drafts.set(owner, draft)
    return draft
  }
  const captcha = startCaptcha(scope, shell, (event) => contact.send(event))
  const contact = startScopedActor(scope, contactOf(shell), {
    interrupted: () => contactTexts.outcomeUnknown(texts.interrupted),
    on: {
      notice: shell.notify,
      'form.cleared': () => {
        if (scope.isDisposed()) for (const draft of drafts.values()) draft.clear()
      },
      failure: notifyIfDisposed(scope, shell, contactTexts.outcomeUnknown),
      'captcha.reset': captcha.reset,
    },
  })
  function Contact() {
    const owner = useSyncExternalStore(session.subscribe, latestWriter, latestWriter)
    return <View actor={contact} draft={draftOf(owner)} captcha={captcha.view} />
  }
  return <Contact />
}
