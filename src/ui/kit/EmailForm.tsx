import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { AnyActorRef } from 'xstate'
import type { StandardSchema } from '../../rules/forms/standardSchema.ts'
import type { DraftStore } from './DraftBanner.tsx'
import { FormCard } from './FormCard.tsx'
import { FormField } from './FormField.tsx'
import { type OutcomeSnapshot, outcomeOf, reasonOf } from './FormOutcome.tsx'
import { KeptText } from './KeptText.tsx'
import { Notice } from './Notice.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SchemaForm, useSchemaForm } from './schemaForm.tsx'
import { type FocusEmitter, useCaptchaFocus } from './useCaptchaFocus.ts'

/** A type, not an interface: `KeptText` takes records. */
export type EmailValue = { eMailAddress: string }

interface EmailFormSnapshot extends OutcomeSnapshot {
  hasTag(tag: 'busy'): boolean
  context: OutcomeSnapshot['context'] & { captchaMissing: boolean }
}

/** The part of a chart with an email address and a captcha. */
interface EmailFormActor extends FocusEmitter {
  subscribe: AnyActorRef['subscribe']
  getSnapshot(): EmailFormSnapshot
  send(event: { type: 'captcha.validate' }): void
}

interface EmailFormProps {
  actor: EmailFormActor
  schema: StandardSchema<EmailValue>
  /** The captcha, which is given whether a submit has missed it. */
  captcha: (missing: boolean) => ReactNode
  draft: DraftStore<EmailValue>
  texts: {
    title: string
    intro: string
    email: string
    placeholder: string
    send: string
    failed: (why: string) => string
    outcomeUnknown: (why: string) => string
  }
  footer: ReactNode
  onSubmit: (value: EmailValue) => void
}

const empty: EmailValue = { eMailAddress: '' }

/** Asks for the address that the bank sends an email to. */
export function EmailForm({ actor, schema, captcha, draft, texts, footer, onSubmit }: EmailFormProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const missing = useSelector(actor, (snapshot) => snapshot.context.captchaMissing)
  const outcome = useSelector(actor, outcomeOf)
  const reason = useSelector(actor, reasonOf)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit,
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
  })
  const security = useRef<HTMLDivElement>(null)
  useCaptchaFocus(actor, security)
  return (
    <FormCard title={texts.title} intro={texts.intro} footer={footer}>
      <SchemaForm form={form} label={texts.title}>
        <FormField
          form={form}
          name="eMailAddress"
          label={texts.email}
          placeholder={texts.placeholder}
          type="email"
          autoComplete="email"
        />
        <div ref={security}>{captcha(missing)}</div>
        {outcome === 'failed' && (
          <Notice variant="error" announced={false}>
            {texts.failed(reason)}
          </Notice>
        )}
        {outcome === 'outcomeUnknown' && <Notice variant="warning">{texts.outcomeUnknown(reason)}</Notice>}
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
        <KeptText form={form} draft={draft} empty={empty} />
      </SchemaForm>
    </FormCard>
  )
}
