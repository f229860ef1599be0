import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '../../machines/profile/profile.machine.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { type PasswordForm, passwordForm } from '../../rules/profile/profileForm.ts'
import { seal } from '../../rules/security/secret.ts'
import type { Profile } from '../../rules/session/session.ts'
import { FailedNotice } from '../kit/forms/FormOutcome.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useFormReset, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { Link } from '../kit/links/Link.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { profileTexts as texts } from './profileTexts.ts'

const schema = standardSchema(passwordForm)
const empty: PasswordForm = { password: '', newPassword: '', confirmPassword: '' }

export function PasswordSection({ actor, profile }: { actor: ActorRefFrom<typeof profileMachine>; profile: Profile }) {
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ ready: { password: 'updating' } }))
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { password: { form: 'failed' } } }))
  const outcomeUnknown = useSelector(actor, (snapshot) =>
    snapshot.matches({ ready: { password: { form: 'outcomeUnknown' } } }),
  )
  const message = useSelector(actor, ({ context }) => context.passwordProblem?.message ?? '')
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: (typed) => actor.send({ type: 'password.submit', form: seal(typed) }),
  })
  useFormReset(actor, form)
  return (
    <ProfileSection title={texts.passwords}>
      <SchemaForm form={form} label={texts.passwords}>
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={profile.eMailAddress}
          readOnly
          hidden
          tabIndex={-1}
        />
        <PasswordField form={form} name="password" label={texts.password} autoComplete="current-password" />
        <PasswordField
          form={form}
          name="newPassword"
          label={texts.newPassword}
          autoComplete="new-password"
          hint={texts.newPasswordRules}
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          repeats
          label={texts.confirmPassword}
          autoComplete="new-password"
        />
        {failed && <FailedNotice>{texts.failed.password(message)}</FailedNotice>}
        {outcomeUnknown && <Notice variant="warning">{texts.outcomeUnknown.password(message)}</Notice>}
        <SubmitButton busy={busy}>{texts.updatePassword}</SubmitButton>
        <p className="form-footer">
          {texts.forgotten}{' '}
          <Link href="/reminder" className="text-link">
            {texts.renew}
          </Link>
        </p>
      </SchemaForm>
    </ProfileSection>
  )
}
