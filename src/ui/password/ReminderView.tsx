import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { reminderMachine } from '../../machines/password/reminder.machine.ts'
import { type Reminder, reminder, passwordTexts as texts } from '../../rules/password.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { FormCard } from '../kit/FormCard.tsx'
import { FormField } from '../kit/FormField.tsx'
import { Receipt } from '../kit/Receipt.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useSchemaForm } from '../kit/schemaForm.tsx'
import { useCaptchaFocus } from '../kit/useCaptchaFocus.ts'

interface ReminderViewProps {
  actor: ActorRefFrom<typeof reminderMachine>
  /** The captcha, told whether a submit has missed it. */
  captcha: (missing: boolean) => ReactNode
}

const schema = standardSchema(reminder)
const empty: Reminder = { eMailAddress: '' }

export function ReminderView({ actor, captcha }: ReminderViewProps) {
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const eMailAddress = useSelector(actor, (snapshot) => snapshot.context.eMailAddress)
  if (sent) return <Receipt title={texts.mailSent(eMailAddress)} />
  return <ReminderForm actor={actor} captcha={captcha} />
}

function ReminderForm({ actor, captcha }: ReminderViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const missing = useSelector(actor, (snapshot) => snapshot.context.captchaMissing)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: (typed) => actor.send({ type: 'reminder.submit', form: typed }),
  })
  const security = useRef<HTMLDivElement>(null)
  useCaptchaFocus(actor, security)
  return (
    <FormCard
      title={texts.reminder}
      intro={texts.reminderIntro}
      footer={
        <>
          {texts.remembered}{' '}
          <Link href="/login" className="text-link">
            {texts.signIn}
          </Link>
        </>
      }
    >
      <SchemaForm form={form} label={texts.reminder}>
        <FormField
          form={form}
          name="eMailAddress"
          label={texts.email}
          placeholder={texts.emailPlaceholder}
          type="email"
          autoComplete="email"
        />
        <div ref={security}>{captcha(missing)}</div>
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </SchemaForm>
    </FormCard>
  )
}
