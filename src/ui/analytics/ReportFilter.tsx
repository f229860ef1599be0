import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reportMachine } from '../../machines/analytics/report.machine.ts'
import { dateRanges, lastDay } from '../../rules/analytics/analytics.ts'
import { type ReportForm, reportForm } from '../../rules/analytics/reportForm.ts'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { standardSchema } from '../../rules/forms/standardSchema.ts'
import { handOffFocus } from '../kit/focus/handOffFocus.ts'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SchemaForm, useSchemaForm, useTextField } from '../kit/forms/schemaForm.tsx'
import { DetourLink } from '../kit/links/DetourLink.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { ApiField } from './ApiField.tsx'
import { analyticsTexts as texts } from './analyticsTexts.ts'

type ReportActor = ActorRefFrom<typeof reportMachine>

const schema = standardSchema(reportForm)
/** Where another tab deletes the last application, the form goes. */
const toHeading = handOffFocus(() => () => [])
const ranges = dateRanges.map(({ id, name }) => ({ value: id, label: name }))

/** What the API selector says while it has nothing to choose from. */
const apiPlaceholders = {
  idle: texts.apiFirst,
  loading: texts.apiWaiting,
  loaded: texts.apiPlaceholder,
  empty: texts.apiNone,
  failed: texts.apiPlaceholder,
} as const

const servicesStates = ['idle', 'loading', 'loaded', 'empty', 'failed'] as const

const servicesState = (snapshot: ReturnType<ReportActor['getSnapshot']>) =>
  servicesStates.find((services) => snapshot.matches({ ready: { services } })) ?? 'idle'

export function ReportFilter({ actor }: { actor: ReportActor }) {
  const applications = useSelector(actor, (snapshot) => snapshot.context.applications)
  const services = useSelector(actor, (snapshot) => snapshot.context.services)
  const applicationChoices = useMemo(
    () => applications.map(({ id, name }) => ({ value: id, label: name })),
    [applications],
  )
  const state = useSelector(actor, servicesState)
  const message = useSelector(actor, (snapshot) => snapshot.context.servicesMessage)
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ ready: { report: 'generating' } }))
  const form = useSchemaForm<ReportForm>({
    schema,
    defaultValues: {
      applicationId: actor.getSnapshot().context.selectedId,
      endpointAddress: '',
      dateRangeId: lastDay,
    },
    onSubmit: (chosen) => actor.send({ type: 'report.generate', form: chosen }),
  })
  const { value: chosen } = useTextField(form, 'applicationId')
  const isGone = chosen !== '' && !applications.some(({ id }) => id === chosen)
  useEffect(() => {
    if (isGone) form.setValue('applicationId', '')
  }, [form, isGone])
  useEffect(() => {
    if (actor.getSnapshot().context.selectedId !== chosen)
      actor.send({ type: 'application.choose', applicationId: chosen })
  }, [actor, chosen])
  useEffect(() => {
    const subscription = actor.on('api.cleared', () => form.reset('endpointAddress'))
    return () => subscription.unsubscribe()
  }, [actor, form])
  const suggested = useSelector(actor, ({ context }) => context.suggestedApi)
  useEffect(() => {
    if (suggested !== '' && form.values().endpointAddress === '') form.setValue('endpointAddress', suggested)
  }, [form, suggested])
  return (
    <SchemaForm form={form} label={texts.title}>
      <div ref={toHeading} className="field-row report-filter">
        <SelectField
          form={form}
          name="applicationId"
          label={texts.application}
          placeholder={texts.applicationPlaceholder}
          noneValue=""
          choices={applicationChoices}
        />
        <ApiField form={form} services={services} placeholder={apiPlaceholders[state]} applicationId={chosen} />
        <SelectField
          form={form}
          name="dateRangeId"
          label={texts.range}
          placeholder={texts.rangePlaceholder}
          noneValue=""
          choices={ranges}
        />
        <SubmitButton busy={busy} inert={state === 'loading'}>
          {texts.generate}
        </SubmitButton>
      </div>
      {state === 'empty' && (
        <DetourLink
          className="text-link"
          href={`${dashboardHref('editapplication')}&appId=${encodeURIComponent(chosen)}`}
        >
          {texts.addApis}
        </DetourLink>
      )}
      {state === 'failed' && (
        <Notice variant="error" onRetry={() => actor.send({ type: 'services.reload' })}>
          {message}
        </Notice>
      )}
    </SchemaForm>
  )
}
