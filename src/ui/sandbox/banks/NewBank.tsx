import { Button } from '@radix-ui/themes/components/button'
import { useMemo } from 'react'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import { bankRequestOf, type NewBankFields, newBankFields } from '../../../rules/sandbox/banks/newBank.ts'
import type { DataControl, Snapshot } from '../../../rules/sandbox/data/data.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { SchemaForm, useSchemaForm } from '../../kit/forms/schemaForm.tsx'
import { ControlOutcome } from '../data/ControlOutcome.tsx'
import type { DataControlActor } from '../data/dataActors.ts'
import { useDone } from '../data/useDone.ts'
import { useIsBusy } from '../data/useIsBusy.ts'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { useListedChoice } from '../workbench/useListedChoice.ts'

const empty: NewBankFields = { name: '', seed: '', startTime: '', callLimits: 'enforced', snapshot: '' }
const isThis = (control: DataControl) => control.kind === 'makeBank'
const callLimits = [
  { value: 'enforced', label: 'Enforced' },
  { value: 'off', label: 'Off' },
]

interface Props {
  /** The names that banks have already. */
  taken: readonly string[]
  snapshots: readonly Snapshot[]
  /** The bank whose snapshots they are; null for the default bank. */
  shown: string | null
  actor: DataControlActor
}

export function NewBank({ taken, snapshots, shown, actor }: Props) {
  const names = taken.join()
  const schema = useMemo(() => standardSchema(newBankFields(names.split(','))), [names])
  const form = useSchemaForm<NewBankFields>({
    schema,
    defaultValues: empty,
    onSubmit: (value) =>
      actor.send({
        type: 'control.request',
        control: { kind: 'makeBank', name: value.name, request: bankRequestOf(value, shown) },
      }),
  })
  useListedChoice(
    form,
    'snapshot',
    snapshots.map(({ name }) => name),
    '',
  )
  const isBusy = useIsBusy(actor)
  useDone(actor, (control) => {
    if (isThis(control)) form.clearSubmitted()
  })
  return (
    <PanelSection title="New bank">
      <div className="data-form">
        <SchemaForm form={form} label="New bank">
          <FormField form={form} name="name" label="Name" autoComplete="off" hint="Such as team-a" />
          <SelectField
            form={form}
            name="snapshot"
            label="Starts with"
            choices={snapshots.map(({ name }) => ({ value: name, label: `Snapshot ${name}` }))}
            noneValue=""
            placeholder="The initial data"
          />
          <FormField form={form} name="seed" label="Seed (optional)" autoComplete="off" />
          <FormField
            form={form}
            name="startTime"
            label="Start time (optional)"
            autoComplete="off"
            hint="ISO 8601 with an offset, such as 2026-03-14T10:00:00+03:00"
          />
          <SelectField form={form} name="callLimits" label="Rate limits" choices={callLimits} />
          <Button type="submit" variant="soft" aria-disabled={isBusy} aria-busy={isBusy}>
            Create bank
          </Button>
        </SchemaForm>
      </div>
      <ControlOutcome actor={actor} of={isThis} />
    </PanelSection>
  )
}
