import { Button } from '@radix-ui/themes/components/button'
import { standardSchema } from '../../../../rules/forms/standardSchema.ts'
import {
  customerStories,
  type NewCustomerFields,
  newCustomerFields,
} from '../../../../rules/sandbox/customers/newCustomer.ts'
import type { DataControl } from '../../../../rules/sandbox/data/data.ts'
import { FormField } from '../../../kit/forms/FormField.tsx'
import { SelectField } from '../../../kit/forms/SelectField.tsx'
import { SchemaForm, useFormValues, useSchemaForm } from '../../../kit/forms/schemaForm.tsx'
import { ControlOutcome } from '../ControlOutcome.tsx'
import type { DataControlActor } from '../dataActors.ts'
import { useDone } from '../useDone.ts'
import { useIsBusy } from '../useIsBusy.ts'

const schema = standardSchema<NewCustomerFields>(newCustomerFields)
const empty: NewCustomerFields = { story: 'salary', name: '', seed: '' }
const stories = customerStories.map(({ id, title }) => ({ value: id, label: title }))
const isThis = (control: DataControl) => control.kind === 'customer'

export function NewCustomer({ actor }: { actor: DataControlActor }) {
  const form = useSchemaForm<NewCustomerFields>({
    schema,
    defaultValues: empty,
    onSubmit: (value) => actor.send({ type: 'control.request', control: { kind: 'customer', ...value } }),
  })
  const { story } = useFormValues(form)
  const isBusy = useIsBusy(actor)
  useDone(actor, (control) => {
    if (isThis(control)) form.api.reset(empty)
  })
  return (
    <details className="stack account-form">
      <summary>New customer</summary>
      <p>{customerStories.find(({ id }) => id === story)?.text} A reset removes the customer.</p>
      <SchemaForm form={form} label="New customer">
        <SelectField form={form} name="story" label="Story" choices={stories} />
        <FormField form={form} name="name" label="Name (optional)" autoComplete="off" />
        <FormField form={form} name="seed" label="Seed for the amounts (optional)" autoComplete="off" />
        <Button type="submit" variant="soft" aria-disabled={isBusy} aria-busy={isBusy}>
          Add customer
        </Button>
      </SchemaForm>
      <ControlOutcome actor={actor} of={isThis} />
    </details>
  )
}
