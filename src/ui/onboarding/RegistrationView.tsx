import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { registrationMachine } from '../../machines/onboarding/registration.machine.ts'
import { countries } from '../../rules/countries.ts'
import { noCountry } from '../../rules/fields.ts'
import { conceal } from '../../rules/handle.ts'
import { type RegistrationForm, registrationForm, onboardingTexts as texts } from '../../rules/onboarding.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { FieldRow, FormCard } from '../kit/FormCard.tsx'
import { FormField } from '../kit/FormField.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { Receipt } from '../kit/Receipt.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useSchemaForm } from '../kit/schemaForm.tsx'
import { useCaptchaFocus } from '../kit/useCaptchaFocus.ts'

type RegistrationActor = ActorRefFrom<typeof registrationMachine>

interface RegistrationViewProps {
  actor: RegistrationActor
  /** The captcha, told whether a submit has missed it. */
  captcha: (missing: boolean) => ReactNode
}

const schema = standardSchema(registrationForm)
const choices = countries.map(({ code, name }) => ({ value: code, label: name }))
const empty: RegistrationForm = {
  name: '',
  lastName: '',
  eMailAddress: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  country: noCountry,
}

export function RegistrationView({ actor, captcha }: RegistrationViewProps) {
  const received = useSelector(actor, (snapshot) => snapshot.matches('received'))
  if (received) return <Receipt title={texts.registrationReceived}>{texts.registrationInstruction}</Receipt>
  return <SignUpForm actor={actor} captcha={captcha} />
}

function SignUpForm({ actor, captcha }: RegistrationViewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const missing = useSelector(actor, (snapshot) => snapshot.context.captchaMissing)
  const form = useSchemaForm({
    schema,
    defaultValues: empty,
    onSubmit: ({ confirmPassword: _, ...registration }) =>
      actor.send({ type: 'registration.submit', form: conceal(registration) }),
  })
  const security = useRef<HTMLDivElement>(null)
  useCaptchaFocus(actor, security)
  return (
    <FormCard
      title={texts.signUp}
      intro={texts.signUpIntro}
      size="wide"
      footer={
        <>
          {texts.alreadyRegistered}{' '}
          <Link href="/login" className="text-link">
            {texts.signIn}
          </Link>
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
            hint={texts.passwordHint}
          />
          <PasswordField form={form} name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
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
        <div ref={security}>{captcha(missing)}</div>
        <SubmitButton busy={busy}>{texts.signUpButton}</SubmitButton>
      </SchemaForm>
    </FormCard>
  )
}
