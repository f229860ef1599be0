import { useEffect, useState } from 'react'
import { isSameApplication } from '../../../rules/applicationForm.ts'
import type { ApplicationForm } from '../../../rules/applications.ts'
import { applicationFormTexts as texts } from '../../../rules/applicationTexts.ts'
import { Notice } from '../../kit/Notice.tsx'
import { type SchemaFormApi, useFormValues } from '../../kit/schemaForm.tsx'
import type { ApplicationFormDraft, LeavingActor } from './actors.ts'

interface Props {
  form: SchemaFormApi<ApplicationForm>
  draft: ApplicationFormDraft
  leaving: LeavingActor
  defaultValues: ApplicationForm
  readOnly: boolean
}

/** Keeps what was changed past the end of a session, offers it again, and tells when there is something to lose. */
export function Draft({ form, draft, leaving, defaultValues, readOnly }: Props) {
  const values = useFormValues(form)
  const [offered, setOffered] = useState(
    draft.kept && !isSameApplication(draft.kept, defaultValues) ? draft.kept : undefined,
  )
  const changed = !readOnly && !isSameApplication(values, defaultValues)
  useEffect(() => {
    leaving.send({ type: changed ? 'form.change' : 'form.restore' })
  }, [leaving, changed])
  useEffect(() => {
    if (changed) draft.keep(values)
    else if (!offered) draft.forget()
  }, [draft, changed, values, offered])
  if (!offered) return null
  const takeUp = () => {
    for (const [name, value] of Object.entries(offered)) form.setValue(name as keyof ApplicationForm, value)
    setOffered(undefined)
    form.focus('name')
  }
  return (
    <Notice variant="info" retryLabel={texts.takeUpDraft} onRetry={takeUp}>
      {texts.draftKept}
    </Notice>
  )
}
