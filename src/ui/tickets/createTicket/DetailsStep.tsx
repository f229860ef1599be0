import type { ErrorDetailsForm } from '../../../rules/tickets/createTicketForm.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SchemaForm, type SchemaFormApi } from '../../kit/forms/schemaForm.tsx'
import { FileField } from '../FileField.tsx'
import { createTicketTexts as texts } from './createTicketTexts.ts'
import { IncompleteMessage, StepButtons, StepHeading } from './WizardStep.tsx'

export function DetailsStep({ form, back }: { form: SchemaFormApi<ErrorDetailsForm>; back: () => void }) {
  return (
    <SchemaForm form={form} label={texts.steps[1]}>
      <StepHeading step={1} />
      <FormField form={form} name="subject" label={texts.subject} />
      <FormField form={form} name="description" label={texts.description} rows={5} />
      <FormField form={form} name="errorCode" label={texts.errorCode} hint={texts.errorCodeHint} />
      <FileField form={form} />
      <IncompleteMessage form={form} names={['subject', 'description', 'errorCode', 'file']} />
      <StepButtons submit={texts.next} back={back} />
    </SchemaForm>
  )
}
