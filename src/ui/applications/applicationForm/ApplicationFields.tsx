import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { isSameApplication } from '../../../rules/applications/applicationConflicts.ts'
import {
  type ApplicationForm,
  applicationForm,
  liveApplicationForm,
} from '../../../rules/applications/applicationForm.ts'
import { type ApplicationTyped, emptyApplication } from '../../../rules/applications/openedApplication.ts'
import type { PortalConfiguration } from '../../../rules/configuration.ts'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import { DraftBanner } from '../../kit/drafts/DraftBanner.tsx'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx'
import { SchemaForm, type SchemaFormApi, useFormValues, useSchemaForm } from '../../kit/forms/schemaForm.tsx'
import { Link } from '../../kit/links/Link.tsx'
import type { Origin } from '../../kit/links/origin.ts'
import { lazyDialog } from '../../kit/parts/lazyPart.tsx'
import type { ApplicationFormActors } from './applicationFormActors.ts'
import { applicationFormTexts as texts } from './applicationFormTexts.ts'
import { FormSection } from './FormSection.tsx'
import { ApiList } from './fields/ApiList.tsx'
import { IconPicker } from './fields/IconPicker.tsx'
import { IpList } from './fields/IpList.tsx'
import { type IpEntry, useIpEntry } from './fields/ipEntry.ts'
import { OtpSwitch } from './fields/OtpSwitch.tsx'
import { KeySection } from './KeySection.tsx'
import { SaveOutcome } from './SaveOutcome.tsx'
import { TokensSection } from './TokensSection.tsx'

export interface ApplicationFieldsProps extends ApplicationFormActors {
  environment: PortalConfiguration['environment']
  draft: DraftStore<ApplicationTyped>
  /** What a new application starts with, and the APIs that one is opened to switch on; empty unless given. */
  initial?: ApplicationForm
  /** The page that opens once the application is saved; the list unless given. */
  next?: Origin
  onReloadCatalogue(): void
}

const ConflictDialog = lazyDialog(
  () => import('./dialogs/ConflictDialog.tsx'),
  ({ actor }) => actor.send({ type: 'conflict.cancel' }),
)

const list: Origin = { href: dashboardHref('applications'), name: texts.backToList }

const schemas = { developer: standardSchema(applicationForm), live: standardSchema(liveApplicationForm) }

/** The form itself, once it is known what it starts with. */
export default function ApplicationFields({
  actor,
  icon,
  blocker,
  copying,
  environment,
  draft,
  initial = emptyApplication,
  next = list,
  onReloadCatalogue,
}: ApplicationFieldsProps) {
  const mode = useSelector(actor, ({ context }) => context.mode)
  const [defaultValues] = useState(() => {
    const saved = actor.getSnapshot().context.application?.form
    return saved ? { ...saved, productList: [...new Set([...saved.productList, ...initial.productList])] } : initial
  })
  /** While it is being saved: a change would be in neither what is sent nor what is shown next. */
  const locked = useSelector(actor, (snapshot) => !snapshot.hasTag('editable'))
  const saving = useSelector(actor, (snapshot) => snapshot.hasTag('mutating'))
  const deleted = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: 'deleted' } }))
  const resolvingConflict = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: 'resolvingConflict' } }))
  /** It is saved: what is left to do is beside the key's notice. */
  const keyShown = useSelector(actor, (snapshot) => snapshot.matches({ ready: { form: { saved: 'keyShown' } } }))
  /** On their way into the form, where they must be before it is sent. */
  const generating = useSelector(actor, (snapshot) => snapshot.matches({ ready: { key: 'generating' } }))
  const readingIcon = useSelector(icon, (snapshot) => snapshot.hasTag('busy'))
  const form = useSchemaForm({
    schema: schemas[environment],
    defaultValues,
    onSubmit: (typed) => actor.send({ type: 'application.save', form: typed }),
  })
  const entry = useIpEntry(form)
  const readOnly = mode === 'readOnly'
  const title = texts.title[mode]
  /** An address that was typed and not added goes along, or says why it cannot. */
  const addTyped = (event: FormEvent) => {
    if (entry.add()) return
    event.preventDefault()
    event.stopPropagation()
    entry.element.current?.focus()
  }
  return (
    <div onSubmitCapture={addTyped}>
      <SchemaForm form={form} label={title}>
        <div className="stack application-form">
          <fieldset className="stack application-form-main" disabled={readOnly}>
            <legend className="visually-hidden">{title}</legend>
            {!readOnly && (
              <Unsaved
                actor={actor}
                form={form}
                entry={entry}
                draft={draft}
                blocker={blocker}
                defaultValues={defaultValues}
                locked={locked}
              />
            )}
            <FormSection title={texts.about}>
              <IconPicker form={form} icon={icon} disabled={readOnly} locked={locked} />
              <FormField
                form={form}
                name="name"
                label={texts.name}
                hint={texts.nameHint}
                autoComplete="off"
                readOnly={locked}
              />
              <FormField
                form={form}
                name="description"
                label={texts.description}
                hint={texts.nameHint}
                rows={3}
                readOnly={locked}
              />
            </FormSection>
            <FormSection title={texts.security}>
              <KeySection form={form} actor={actor} copying={copying} readOnly={readOnly} locked={locked} />
              <FormField
                form={form}
                name="oauthRedirectUri"
                label={texts.redirectUri}
                hint={texts.redirectUriHint}
                autoComplete="off"
                readOnly={locked}
              />
              <IpList form={form} entry={entry} environment={environment} readOnly={readOnly} locked={locked} />
              <OtpSwitch form={form} readOnly={readOnly} locked={locked} />
            </FormSection>
          </fieldset>
          <div className="stack application-form-side">
            {mode === 'edit' && <TokensSection actor={actor} copying={copying} />}
            <ApiList form={form} readOnly={readOnly} locked={locked} onReload={onReloadCatalogue} />
          </div>
        </div>
        <SaveOutcome actor={actor} copying={copying} next={next} />
        <span className="visually-hidden" role="status">
          {locked && saving && texts.saving}
        </span>
        {!keyShown && (
          <div className="actions application-form-actions" id="application-actions">
            {!readOnly && (
              <SubmitButton busy={(locked && saving) || generating || readingIcon} inert={deleted} fullWidth={false}>
                {mode === 'new' ? texts.add : texts.save}
              </SubmitButton>
            )}
            <Button asChild size="3" variant="soft" color="gray">
              <Link href={next.href}>{readOnly ? next.name : texts.cancel}</Link>
            </Button>
          </div>
        )}
      </SchemaForm>
      {resolvingConflict && <ConflictDialog actor={actor} form={form} />}
    </div>
  )
}

interface UnsavedProps extends Pick<ApplicationFieldsProps, 'actor' | 'draft' | 'blocker'> {
  form: SchemaFormApi<ApplicationForm>
  entry: IpEntry
  defaultValues: ApplicationForm
  locked: boolean
}

/** Keeps what is changed past the end of a session, and reports when there is something to lose. */
function Unsaved({ actor, form, entry, draft, blocker, defaultValues, locked }: UnsavedProps) {
  const attempt = useSelector(actor, ({ context }) => context.attempt)
  const base = useSelector(actor, ({ context }) => context.application?.form)
  const isKeyGenerated = useSelector(
    actor,
    (snapshot) => snapshot.matches({ ready: { key: 'revealed' } }) || snapshot.matches({ ready: { key: 'hidden' } }),
  )
  const values = useFormValues(form)
  const typed = useMemo(
    () => ({ ...values, ipAddress: entry.text, attempt, base, isKeyGenerated }),
    [values, entry.text, attempt, base, isKeyGenerated],
  )
  const hasContent = ({ ipAddress, ...form }: ApplicationTyped) =>
    ipAddress.trim() !== '' || !isSameApplication(form, defaultValues)
  const changed = hasContent(typed)
  useEffect(() => {
    blocker.send({ type: changed ? 'form.change' : 'form.revert' })
  }, [blocker, changed])
  const restore = ({ ipAddress, attempt: _, base, isKeyGenerated: wasGenerated, ...kept }: ApplicationTyped) => {
    // A key that was made here meanwhile stays, with the private one beside it.
    if (isKeyGenerated) kept.publicKey = values.publicKey
    for (const [name, value] of Object.entries(kept)) form.setValue(name as keyof ApplicationForm, value)
    entry.type(ipAddress)
    actor.send({ type: 'draft.restore', base, isKeyGenerated: wasGenerated })
    form.focus('name')
  }
  return <DraftBanner draft={draft} values={typed} hasContent={hasContent} restore={restore} disabled={locked} />
}
