import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reminderMachine } from '../../machines/password/reminder.machine.ts'
import { type Reminder, reminder } from '../../rules/password.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { AccountLink } from '../kit/AccountLink.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { FormCard } from '../kit/FormCard.tsx'
import { FormField } from '../kit/FormField.tsx'
import { outcomeOf, reasonOf } from '../kit/FormOutcome.tsx'
import { Notice } from '../kit/Notice.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useSchemaForm } from '../kit/schemaForm.tsx'
import { useCaptchaFocus } from '../kit/useCaptchaFocus.ts'
import { passwordTexts as texts } from './passwordTexts.ts'

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
  if (sent)
    return (
      <Confirmation
        title={texts.mailSent(eMailAddress)}
        action={
          <Button asChild size="3">
            <AccountLink href="/login">{texts.logIn}</AccountLink>
          </Button>
        }
      />
    )
  return <ReminderForm actor={actor} captcha={captcha} />
}

function ReminderForm({ actor, captcha }: ReminderViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const missing = useSelector(actor, (snapshot) => snapshot.context.captchaMissing)
  const outcome = useSelector(actor, outcomeOf)
  const reason = useSelector(actor, reasonOf)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: (typed) => actor.send({ type: 'reminder.submit', form: typed }),
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
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
          <AccountLink href="/login" className="text-link">
            {texts.signIn}
          </AccountLink>
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
        {outcome === 'failed' && (
          <Notice variant="error" announced={false}>
            {texts.reminderFailed(reason)}
          </Notice>
        )}
        {outcome === 'outcomeUnknown' && <Notice variant="warning">{texts.reminderUnknown(reason)}</Notice>}
        <SubmitButton busy={busy}>{texts.send}</SubmitButton>
      </SchemaForm>
    </FormCard>
  )
}
