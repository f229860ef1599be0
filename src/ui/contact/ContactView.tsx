import { Heading } from '@radix-ui/themes/components/heading'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { contactMachine } from '../../machines/contact/contact.machine.ts'
import { type Contact, contact } from '../../rules/contact/contactForm.ts'
import type { DraftStore } from '../../rules/forms/draftStore.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { DraftAutosave } from '../kit/drafts/DraftAutosave.tsx'
import { type Captcha, CaptchaSlot } from '../kit/forms/CaptchaSlot.tsx'
import { FieldRow, FormCard } from '../kit/forms/FormCard.tsx'
import { FormField } from '../kit/forms/FormField.tsx'
import { FailedNotice, outcomeOf, RepeatNotice, reasonOf } from '../kit/forms/FormOutcome.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useFormReset, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { Link } from '../kit/links/Link.tsx'
import { SandboxMailLink } from '../kit/links/SandboxMailLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { contactTexts as texts } from './contactTexts.ts'

export interface ContactViewProps {
  actor: ActorRefFrom<typeof contactMachine>
  captcha: Captcha
  /** What was typed and not sent. */
  draft: DraftStore<Contact>
}

const schema = standardSchema(contact)
const empty: Contact = { name: '', eMailAddress: '', subject: '', message: '' }

/** Contact Us as a page of its own. */
export function ContactView(props: ContactViewProps) {
  return (
    <FormCard title={texts.title} intro={texts.intro} size="wide">
      <ContactForm {...props} />
    </FormCard>
  )
}

/** Contact Us as a section of another page. */
export function ContactSection(props: ContactViewProps) {
  const heading = useId()
  return (
    <section className="form-page" data-size="wide" aria-labelledby={heading}>
      <div className="stack form-card">
        <div className="page-heading">
          <Heading as="h2" size="6" id={heading}>
            {texts.title}
          </Heading>
          <p className="lead">{texts.intro}</p>
        </div>
        <ContactForm {...props} />
      </div>
    </section>
  )
}

function ContactForm({ actor, captcha, draft }: ContactViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ form: 'sent' }))
  const outcome = useSelector(actor, outcomeOf)
  const retryable = useSelector(actor, (snapshot) => snapshot.matches({ form: 'retryable' }))
  const reason = useSelector(actor, reasonOf)
  const [writer, setWriter] = useState('')
  /** What had the focus when the form was sent: who goes on meanwhile, such as with the next message, stays there. */
  const sender = useRef<Element>(null)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: (typed) => {
      sender.current = document.activeElement
      setWriter(typed.eMailAddress)
      actor.send({ type: 'contact.submit', form: typed })
    },
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
  })
  useFormReset(actor, form)
  return (
    <SchemaForm form={form} label={texts.title}>
      <FieldRow>
        <FormField form={form} name="name" label={texts.name} autoComplete="name" />
        <FormField form={form} name="eMailAddress" label={texts.email} type="email" autoComplete="email" />
      </FieldRow>
      <FormField form={form} name="subject" label={texts.subject} />
      <FormField form={form} name="message" label={texts.message} rows={5} />
      <CaptchaSlot actor={actor} captcha={captcha} />
      {outcome === 'failed' && <FailedNotice>{texts.failed(reason)}</FailedNotice>}
      {sent && (
        <Sent sender={sender}>
          {texts.next} <Link href="/faq">{texts.faq}</Link>. <SandboxMailLink search={writer} />
        </Sent>
      )}
      {outcome === 'outcomeUnknown' ? (
        <RepeatNotice label={texts.sendAgain} onRepeat={() => actor.send({ type: 'contact.retry' })}>
          {texts.outcomeUnknown(reason)}
        </RepeatNotice>
      ) : (
        <SubmitButton busy={busy} focused={retryable}>
          {texts.send}
        </SubmitButton>
      )}
      <DraftAutosave form={form} draft={draft} empty={empty} />
    </SchemaForm>
  )
}

/** The form stays below it, so it takes the focus itself. */
function Sent({ sender, children }: { sender: RefObject<Element | null>; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement !== sender.current && activeElement !== body) return
    notice.current?.focus()
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [sender])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice variant="success" announced={false}>
        {children}
      </Notice>
    </div>
  )
}
