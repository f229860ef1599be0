import { Button } from '@radix-ui/themes/components/button'
import * as Dialog from '@radix-ui/themes/components/dialog'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import {
  type ApplicationField,
  conflictsOf,
  mergedApplication,
  takesSavedValue,
} from '../../../../rules/applications/applicationConflicts.ts'
import type { ApplicationForm } from '../../../../rules/applications/applicationForm.ts'
import { startOf } from '../../../../rules/text/serverText.ts'
import { catalogueAtom } from '../../../catalogueState.ts'
import { useReturnFocus } from '../../../kit/focus/useReturnFocus.ts'
import type { SchemaFormApi } from '../../../kit/forms/schemaForm.tsx'
import { ApplicationImage } from '../../ApplicationImage.tsx'
import type { ApplicationFormActor } from '../applicationFormActors.ts'
import { applicationFormTexts as texts } from '../applicationFormTexts.ts'
import '../../../kit/dialogs/dialogs.css'

interface Props {
  actor: ApplicationFormActor
  form: SchemaFormApi<ApplicationForm>
}

const labels: Readonly<Record<ApplicationField, string>> = {
  icon: texts.icon,
  name: texts.name,
  description: texts.description,
  publicKey: texts.publicKey,
  oauthRedirectUri: texts.redirectUri,
  ipList: texts.ipList,
  otpNeeded: texts.otpNeeded,
  productList: texts.apis,
}

/** What was changed elsewhere since the form was opened: the person chooses in each field, or for all at once. */
export default function ConflictDialog({ actor, form }: Props) {
  const [{ mine, theirs, fields, base }] = useState(() => {
    const { application, theirs, submitted } = actor.getSnapshot().context
    if (!application || !theirs || !submitted) throw new Error('There is no conflict')
    const base = application.form
    return { base, mine: submitted, theirs: theirs.form, fields: conflictsOf(base, submitted, theirs.form) }
  })
  const [taken, setTaken] = useState(() => fields.filter((field) => takesSavedValue(field, base, mine)))
  const returnFocus = useReturnFocus()
  const cancel = () => actor.send({ type: 'conflict.cancel' })
  const save = () => {
    for (const field of taken) form.setValue(field, theirs[field])
    actor.send({ type: 'conflict.resolve', form: mergedApplication(mine, theirs, taken) })
  }
  return (
    <Dialog.Root open onOpenChange={cancel}>
      <Dialog.Content maxWidth="38rem" onCloseAutoFocus={returnFocus}>
        <Dialog.Title as="h2">{texts.conflictTitle}</Dialog.Title>
        <Dialog.Description mb="4">{texts.conflictExplained}</Dialog.Description>
        {fields.map((field) => (
          <fieldset className="conflict" key={field}>
            <legend className="field-label">{labels[field]}</legend>
            <Choice
              label={texts.mine}
              checked={!taken.includes(field)}
              onChoose={() => setTaken(taken.filter((each) => each !== field))}
              name={field}
              form={mine}
            />
            <Choice
              label={texts.theirs}
              checked={taken.includes(field)}
              onChoose={() => setTaken([...taken, field])}
              name={field}
              form={theirs}
            />
          </fieldset>
        ))}
        <div className="dialog-actions">
          <Button variant="soft" color="gray" onClick={cancel}>
            {texts.backToForm}
          </Button>
          {fields.length > 1 && (
            <>
              <Button variant="outline" onClick={() => setTaken([])}>
                {texts.allMine}
              </Button>
              <Button variant="outline" onClick={() => setTaken([...fields])}>
                {texts.allTheirs}
              </Button>
            </>
          )}
          <Button onClick={save}>{texts.save}</Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface ChoiceProps {
  label: string
  checked: boolean
  onChoose(): void
  name: ApplicationField
  form: ApplicationForm
}

function Choice({ label, checked, onChoose, name, form }: ChoiceProps) {
  const value = useId()
  return (
    <label className="conflict-choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} aria-describedby={value} />
      <span>
        {label}
        <span id={value} className="conflict-value">
          <Value name={name} form={form} />
        </span>
      </span>
    </label>
  )
}

function Value({ name, form }: Pick<ChoiceProps, 'name' | 'form'>) {
  const { catalogue } = useAtomValue(catalogueAtom)
  switch (name) {
    case 'icon':
      return <ApplicationImage className="icon-preview" icon={form.icon} alt={texts.icon} placeholder={texts.nothing} />
    case 'otpNeeded':
      return form.otpNeeded ? texts.yes : texts.no
    case 'ipList':
      return startOf(form.ipList.join(', '), 'prose') || texts.nothing
    case 'productList': {
      const nameOf = (id: string) => catalogue?.products.find((product) => product.id === id)?.name
      return (
        startOf(form.productList.map((id) => nameOf(id) ?? texts.unlistedApi(id)).join(', '), 'prose') || texts.nothing
      )
    }
    default:
      return <bdi>{startOf(form[name], 'prose') || texts.nothing}</bdi>
  }
}
