import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { resetMachine } from '../../machines/password/reset.machine.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { type ResetForm, resetForm } from '../../rules/password/resetForm.ts'
import { seal } from '../../rules/security/secret.ts'
import { withReturnPath } from '../../rules/session/returnPath.ts'
import { Confirmation } from '../kit/dialogs/Confirmation.tsx'
import { FormCard } from '../kit/forms/FormCard.tsx'
import { FailedNotice, outcomeOf, reasonOf } from '../kit/forms/FormOutcome.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useFormReset, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { AccountLink } from '../kit/links/AccountLink.tsx'
import { Link } from '../kit/links/Link.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { passwordTexts as texts } from './passwordTexts.ts'

interface ResetViewProps {
  actor: ActorRefFrom<typeof resetMachine>
  /** Where the email was asked for, if it was in this browser: the sign-in leads back there. */
  from: string | null
}

const schema = standardSchema(resetForm)
const empty: ResetForm = { password: '', confirmPassword: '' }

export function ResetView({ actor, from }: ResetViewProps) {
  const updated = useSelector(actor, (snapshot) => snapshot.matches('updated'))
  if (updated)
    return (
      <Confirmation
        title={texts.updated}
        action={
          <Button asChild size="3">
            <Link href={withReturnPath('/login', from)}>{texts.logIn}</Link>
          </Button>
        }
      />
    )
  return <NewPasswordForm actor={actor} from={from} />
}

function NewPasswordForm({ actor, from }: ResetViewProps) {
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
            {texts.outcomeUnknown(reason)} <Link href={withReturnPath('/login', from)}>{texts.signIn}</Link>
          </Notice>
        )}
        <SubmitButton busy={busy}>{texts.change}</SubmitButton>
      </SchemaForm>
    </FormCard>
  )
}
