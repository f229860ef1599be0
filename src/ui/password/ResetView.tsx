import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { resetMachine } from '../../machines/password/reset.machine.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { type ResetForm, resetForm } from '../../rules/password/resetForm.ts'
import { seal } from '../../rules/security/secret.ts'
import { Confirmation } from '../kit/dialogs/Confirmation.tsx'
import { FormCard } from '../kit/forms/FormCard.tsx'
import { FailedNotice, outcomeOf, reasonOf } from '../kit/forms/FormOutcome.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useFormReset, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { AccountLink } from '../kit/links/AccountLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { passwordTexts as texts } from './passwordTexts.ts'

interface ResetViewProps {
  actor: ActorRefFrom<typeof resetMachine>
}

const schema = standardSchema(resetForm)
const empty: ResetForm = { password: '', confirmPassword: '' }

export function ResetView({ actor }: ResetViewProps) {
  const updated = useSelector(actor, (snapshot) => snapshot.matches('updated'))
  if (updated)
    return (
      <Confirmation
        title={texts.updated}
        action={
          <Button asChild size="3">
            <AccountLink href="/login">{texts.logIn}</AccountLink>
          </Button>
        }
      />
    )
  return <NewPasswordForm actor={actor} />
}

function NewPasswordForm({ actor }: ResetViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const outcome = useSelector(actor, outcomeOf)
  const reason = useSelector(actor, reasonOf)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ password }) => actor.send({ type: 'reset.submit', password: seal(password) }),
  })
  useFormReset(actor, form)
  return (
    <FormCard
      title={texts.reset}
      intro={texts.resetIntro}
      footer={
        <>
          {texts.linkTooOld} <AccountLink href="/reminder">{texts.newLink}</AccountLink>
        </>
      }
    >
      <SchemaForm form={form} label={texts.reset}>
        <PasswordField
          form={form}
          name="password"
          label={texts.password}
          autoComplete="new-password"
          hint={texts.passwordRules}
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          repeats
          label={texts.confirmPassword}
          autoComplete="new-password"
        />
        {outcome === 'failed' && <FailedNotice>{texts.resetFailed(reason)}</FailedNotice>}
        {outcome === 'outcomeUnknown' && (
          <Notice variant="warning">
            {texts.outcomeUnknown(reason)} <AccountLink href="/login">{texts.signIn}</AccountLink>
          </Notice>
        )}
        <SubmitButton busy={busy}>{texts.change}</SubmitButton>
      </SchemaForm>
    </FormCard>
  )
}
