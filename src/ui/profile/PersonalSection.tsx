import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { profileMachine } from '../../machines/profile/profile.machine.ts'
import { countries } from '../../rules/forms/countries.ts'
import type { DraftStore } from '../../rules/forms/draftStore.ts'
import { noCountry } from '../../rules/forms/fields.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { followProfile, type PersonalForm, type PersonalTyped, personalForm } from '../../rules/profile/profileForm.ts'
import type { Profile } from '../../rules/session/session.ts'
import { DraftBanner } from '../kit/drafts/DraftBanner.tsx'
import { FormField } from '../kit/forms/FormField.tsx'
import { FailedNotice } from '../kit/forms/FormOutcome.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useFormValues, useSchemaForm } from '../kit/forms/schemaForm.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { profileTexts as texts } from './profileTexts.ts'

interface Props {
  actor: ActorRefFrom<typeof profileMachine>
  profile: Profile
  draft: DraftStore<PersonalTyped>
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
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ ready: { personal: { form: 'failed' } } }))
  const outcomeUnknown = useSelector(actor, (snapshot) =>
    snapshot.matches({ ready: { personal: { form: 'outcomeUnknown' } } }),
  )
  const message = useSelector(actor, ({ context }) => context.personalProblem?.message ?? '')
  const form = useSchemaForm({
    schema,
    defaultValues,
    onSubmit: (typed) => actor.send({ type: 'personal.submit', form: typed }),
  })
  const typed = useFormValues(form)
  const fill = useCallback(
    (values: PersonalForm) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name as keyof PersonalForm, value)
    },
    [form],
  )
  const known = useRef(profile)
  useEffect(() => {
    if (known.current !== profile) fill(followProfile(form.values(), typedOf(known.current), typedOf(profile)))
    known.current = profile
  }, [fill, form, profile])
  const values = useMemo(() => ({ ...typed, base: typedOf(profile) }), [typed, profile])
  const follow = (kept: PersonalTyped) => followProfile(kept, kept.base ?? values.base, values.base)
  const restore = (kept: PersonalTyped) => {
    fill(follow(kept))
    form.focus('firstName')
  }
  return (
    <ProfileSection title={texts.personal}>
      <DraftBanner
        draft={draft}
        values={values}
        hasContent={(kept) => !isSame(follow(kept), values.base)}
        restore={restore}
      />
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
        {failed && <FailedNotice>{texts.failed.personal(message)}</FailedNotice>}
        {outcomeUnknown && <Notice variant="warning">{texts.outcomeUnknown.personal(message)}</Notice>}
        <SubmitButton busy={busy}>{texts.savePersonal}</SubmitButton>
      </SchemaForm>
    </ProfileSection>
  )
}
