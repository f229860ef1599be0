import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { registrationMachine } from '../../machines/onboarding/registration.machine.ts'
import { countries } from '../../rules/forms/countries.ts'
import type { DraftStore } from '../../rules/forms/draftStore.ts'
import { noCountry } from '../../rules/forms/fields.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import {
  type RegistrationDraft,
  type RegistrationForm,
  registrationForm,
} from '../../rules/onboarding/registrationForm.ts'
import type { Problem } from '../../rules/problem.ts'
import { seal } from '../../rules/security/secret.ts'
import { breakable, inAddress } from '../kit/breakable.tsx'
import { Confirmation } from '../kit/dialogs/Confirmation.tsx'
import { DraftAutosave } from '../kit/drafts/DraftAutosave.tsx'
import { type Captcha, CaptchaSlot } from '../kit/forms/CaptchaSlot.tsx'
import { FieldRow, FormCard } from '../kit/forms/FormCard.tsx'
import { FormField } from '../kit/forms/FormField.tsx'
import { FailedNotice, outcomeOf, RepeatNotice, reasonOf } from '../kit/forms/FormOutcome.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, type SchemaFormApi, useFormValues, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { AccountLink } from '../kit/links/AccountLink.tsx'
import { SandboxMailLink } from '../kit/links/SandboxMailLink.tsx'
import { registrationTexts as texts } from './registrationTexts.ts'

type RegistrationActor = ActorRefFrom<typeof registrationMachine>

interface RegistrationViewProps {
  actor: RegistrationActor
  captcha: Captcha
  /** What was typed and not sent, passwords excepted. */
  draft: DraftStore<RegistrationDraft>
}

const schema = standardSchema(registrationForm)
const choices = countries.map(({ code, name }) => ({ value: code, label: name }))
const emptyDraft: RegistrationDraft = {
  name: '',
  lastName: '',
  eMailAddress: '',
  phoneNumber: '',
  country: noCountry,
}
const empty: RegistrationForm = { ...emptyDraft, password: '', confirmPassword: '' }

export function RegistrationView(props: RegistrationViewProps) {
  const submitted = useSelector(props.actor, (snapshot) => snapshot.matches('submitted'))
  const eMailAddress = useSelector(props.actor, (snapshot) => snapshot.context.eMailAddress)
  if (!submitted) return <SignUpForm {...props} />
  return (
    <Confirmation
      title={texts.registrationReceived}
      action={
        <>
          <SandboxMailLink search={eMailAddress} />
          <Button asChild size="3" variant="outline">
            <AccountLink href="/login">{texts.logIn}</AccountLink>
          </Button>
          <AccountLink href="/reactivation" className="text-link">
            {texts.resend}
          </AccountLink>
        </>
      }
    >
      {breakable(texts.registrationInstruction(eMailAddress), inAddress)}
    </Confirmation>
  )
}

function SignUpForm({ actor, captcha, draft }: RegistrationViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const outcome = useSelector(actor, outcomeOf)
  const retryable = useSelector(actor, (snapshot) => snapshot.matches({ form: 'retryable' }))
  const reason = useSelector(actor, reasonOf)
  /** What had the focus when the form was sent: who went elsewhere meanwhile stays there. */
  const sender = useRef<Element>(null)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit({ confirmPassword: _, ...registration }) {
      const { eMailAddress } = registration
      sender.current = document.activeElement
      actor.send({ type: 'registration.submit', form: seal(registration), eMailAddress })
    },
    onInvalid: () => actor.send({ type: 'captcha.validate' }),
  })
  const taken = useSelector(actor, ({ context }) =>
    outcome === 'failed' && context.problem?.kind === 'answer' && context.problem.status === 409
      ? context.problem
      : null,
  )
  useEffect(() => {
    if (taken && document.activeElement === sender.current) form.focus('eMailAddress')
  }, [taken, form])
  return (
    <FormCard
      title={texts.signUp}
      intro={texts.signUpIntro}
      size="wide"
      footer={
        <>
          {texts.alreadyRegistered} <AccountLink href="/login">{texts.signIn}</AccountLink>
        </>
      }
    >
      <SchemaForm form={form} label={texts.signUp}>
        <FieldRow>
          <FormField form={form} name="name" label={texts.firstName} autoComplete="given-name" />
          <FormField form={form} name="lastName" label={texts.lastName} autoComplete="family-name" />
        </FieldRow>
        <FieldRow>
          <FormField form={form} name="eMailAddress" label={texts.email} type="email" autoComplete="email" />
          <FormField
            form={form}
            name="phoneNumber"
            label={texts.phoneNumber}
            type="tel"
            autoComplete="tel"
            hint={texts.phoneHint}
          />
        </FieldRow>
        <FieldRow>
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
        </FieldRow>
        <SelectField
          form={form}
          name="country"
          label={texts.country}
          placeholder={texts.countryPlaceholder}
          noneValue={noCountry}
          choices={choices}
          autoComplete="country"
        />
        <CaptchaSlot actor={actor} captcha={captcha} />
        {outcome === 'failed' && <FailedNotice>{texts.signUpFailed(reason)}</FailedNotice>}
        {outcome === 'outcomeUnknown' ? (
          <RepeatNotice label={texts.signUpAgain} onRepeat={() => actor.send({ type: 'registration.retry' })}>
            {texts.outcomeUnknown(reason)} <AccountLink href="/login">{texts.signIn}</AccountLink>
            {' · '}
            <AccountLink href="/reactivation">{texts.resend}</AccountLink>
          </RepeatNotice>
        ) : (
          <SubmitButton busy={busy} focused={retryable}>
            {texts.signUpButton}
          </SubmitButton>
        )}
      </SchemaForm>
      {taken && <TakenEmail actor={actor} form={form} problem={taken} />}
      <DraftAutosave form={form} draft={draft} empty={emptyDraft} />
    </FormCard>
  )
}

interface TakenEmailProps {
  actor: RegistrationActor
  form: SchemaFormApi<RegistrationForm>
  problem: Problem
}

/** Marks the address that is taken, as long as it stands in its field. */
function TakenEmail({ actor, form, problem }: TakenEmailProps) {
  const taken = useSelector(actor, ({ context }) => context.eMailAddress)
  const values = useFormValues(form)
  useEffect(() => {
    if (values.eMailAddress.trim() !== taken) return
    // As the schema's own, which takes it back at the next change of any field.
    form.api.setFieldMeta('eMailAddress', (meta) => ({
      ...meta,
      errorMap: { onDynamic: [problem] },
      errorSourceMap: { onDynamic: 'form' },
    }))
  }, [values, taken, problem, form])
  return null
}
