import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '../../machines/profile/profile.machine.ts'
import { countries } from '../../rules/countries.ts'
import { noCountry } from '../../rules/fields.ts'
import { type PersonalForm, personalForm, profileTexts as texts } from '../../rules/profile.ts'
import type { Profile } from '../../rules/session.ts'
import { standardSchema } from '../../rules/standardSchema.ts'
import { FormField } from '../kit/FormField.tsx'
import { Notice } from '../kit/Notice.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { SchemaForm, useSchemaForm, useTextField } from '../kit/schemaForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** What was typed when the last session ended; it is kept while it differs from the profile. */
export interface PersonalDraft {
  kept: PersonalForm | undefined
  keep(typed: PersonalForm): void
  forget(): void
}

interface Props {
  actor: ActorRefFrom<typeof profileMachine>
  profile: Profile
  draft: PersonalDraft
}

const schema = standardSchema(personalForm)
const choices = countries.map(({ code, name }) => ({ value: code, label: name }))

const typedOf = ({ firstName, lastName, countryCode }: Profile): PersonalForm => ({
  firstName,
  lastName,
  country: countries.some(({ code }) => code === countryCode) ? countryCode : noCountry,
})

const isSame = (one: PersonalForm, other: PersonalForm) =>
  one.firstName.trim() === other.firstName.trim() &&
  one.lastName.trim() === other.lastName.trim() &&
  one.country === other.country

export function PersonalSection({ actor, profile, draft }: Props) {
  const [defaultValues] = useState(() => typedOf(profile))
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ ready: { personal: 'saving' } }))
  const unanswered = useSelector(actor, (snapshot) => snapshot.matches({ ready: { personal: { form: 'unanswered' } } }))
  const message = useSelector(actor, ({ context }) => context.problem?.message ?? '')
  const form = useSchemaForm({
    schema,
    defaultValues,
    onSubmit: (typed) => actor.send({ type: 'personal.submit', form: typed }),
  })
  const firstName = useTextField(form, 'firstName').value
  const lastName = useTextField(form, 'lastName').value
  const country = useTextField(form, 'country').value
  const [offered, setOffered] = useState(draft.kept && !isSame(draft.kept, typedOf(profile)) ? draft.kept : undefined)
  useEffect(() => {
    const typed = { firstName, lastName, country }
    if (!isSame(typed, typedOf(profile))) draft.keep(typed)
    else if (!offered) draft.forget()
  }, [draft, firstName, lastName, country, profile, offered])
  const takeUp = (kept: PersonalForm) => {
    for (const [name, value] of Object.entries(kept)) form.setValue(name as keyof PersonalForm, value)
    setOffered(undefined)
    form.focus('firstName')
  }
  return (
    <ProfileSection title={texts.personal}>
      {offered && (
        <Notice variant="info" retryLabel={texts.takeUpDraft} onRetry={() => takeUp(offered)}>
          {texts.draftKept}
        </Notice>
      )}
      <SchemaForm form={form} label={texts.personal}>
        <FormField form={form} name="firstName" label={texts.firstName} autoComplete="given-name" />
        <FormField form={form} name="lastName" label={texts.lastName} autoComplete="family-name" />
        <SelectField
          form={form}
          name="country"
          label={texts.country}
          placeholder={texts.countryPlaceholder}
          noneValue={noCountry}
          choices={choices}
          autoComplete="country"
        />
        {unanswered && <Notice variant="warning">{texts.outcomeUnknown(message)}</Notice>}
        <SubmitButton busy={busy}>{texts.savePersonal}</SubmitButton>
      </SchemaForm>
    </ProfileSection>
  )
}
