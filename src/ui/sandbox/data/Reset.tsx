import { Button } from '@radix-ui/themes/components/button'
import { object } from 'superstruct'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { sandboxSeed } from '../../../rules/sandbox/data/sandboxNames.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SchemaForm, useSchemaForm } from '../../kit/forms/schemaForm.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { ControlOutcome } from './ControlOutcome.tsx'
import type { DataControlActor } from './dataActors.ts'
import { useIsBusy } from './useIsBusy.ts'

const schema = standardSchema(object({ seed: sandboxSeed }))

const isReset = ({ kind }: DataControl) => kind === 'reset'

export function Reset({ seed, actor }: { seed: string; actor: DataControlActor }) {
  const form = useSchemaForm({
    schema,
    defaultValues: { seed },
    onSubmit: (value) => actor.send({ type: 'control.request', control: { kind: 'reset', ...value } }),
  })
  const isBusy = useIsBusy(actor)
  return (
    <PanelSection title="Reset">
      <p>
        A reset restores the initial data. IDs, keys and responses follow from the seed, now{' '}
        <code className="seed-in-use">{seed}</code>, and the calls. Snapshots stay.
      </p>
      <div className="data-form">
        <SchemaForm form={form} label="Reset">
          <FormField form={form} name="seed" label="Seed" autoComplete="off" />
          <Button type="submit" color="red" variant="soft" aria-disabled={isBusy}>
            Reset sandbox
          </Button>
        </SchemaForm>
      </div>
      <ControlOutcome actor={actor} of={isReset} />
    </PanelSection>
  )
}
