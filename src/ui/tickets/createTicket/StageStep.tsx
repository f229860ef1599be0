import * as TextField from '@radix-ui/themes/components/text-field'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { catalogueLimits } from '../../../rules/catalogue/catalogueLimits.ts'
import { hasWords } from '../../../rules/text/foldedText.ts'
import type { ErrorStageForm } from '../../../rules/tickets/createTicketForm.ts'
import { errorStages } from '../../../rules/tickets/errorStages.ts'
import { endpointAddressAfter, type TicketApi } from '../../../rules/tickets/tickets.ts'
import { FieldFrame } from '../../kit/forms/FieldFrame.tsx'
import { FormField } from '../../kit/forms/FormField.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { SchemaForm, type SchemaFormApi, useTextField } from '../../kit/forms/schemaForm.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import type { CreateTicketActor } from './createTicketActor.ts'
import { createTicketTexts as texts } from './createTicketTexts.ts'
import { IncompleteMessage, StepButtons, StepHeading } from './WizardStep.tsx'

const choices = [...errorStages].map(({ value, name }) => ({ value, label: name }))

export function StageStep({ actor, form }: { actor: CreateTicketActor; form: SchemaFormApi<ErrorStageForm> }) {
  const apis = useSelector(actor, (snapshot) => snapshot.context.apis)
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ apis: 'failed' }))
  return (
    <SchemaForm form={form} label={texts.steps[0]}>
      <StepHeading step={0} />
      <SelectField
        form={form}
        name="errorType"
        label={texts.errorType}
        placeholder={texts.errorTypePlaceholder}
        noneValue=""
        choices={choices}
      />
      <ApiNameField form={form} apis={apis} />
      <FormField form={form} name="endpointAddress" label={texts.endpointAddress} hint={texts.endpointAddressHint} />
      {isFailed && (
        <Notice variant="info" onRetry={() => actor.send({ type: 'apis.reload' })}>
          {texts.apisFailed}
        </Notice>
      )}
      <IncompleteMessage form={form} names={['errorType', 'apiName', 'endpointAddress']} />
      <StepButtons submit={texts.next} />
    </SchemaForm>
  )
}

/** Those that fit what is typed; nobody reads more, and thousands take the browser long. */
const offered = (apis: readonly TicketApi[], typed: string) =>
  apis.length <= catalogueLimits.listStep
    ? apis
    : apis.filter(({ name }) => hasWords(name, typed)).slice(0, catalogueLimits.listStep)

/** Offers the APIs of the developer's applications; choosing one fills in its address. */
function ApiNameField({ form, apis }: { form: SchemaFormApi<ErrorStageForm>; apis: readonly TicketApi[] }) {
  const { value, error, change, blur } = useTextField(form, 'apiName')
  const list = useId()
  const choose = (name: string) => {
    const before = form.values()
    change(name)
    const address = endpointAddressAfter(apis, before, name)
    if (address !== before.endpointAddress) form.setValue('endpointAddress', address)
  }
  return (
    <FieldFrame label={texts.apiName} error={error} hint={texts.apiNameHint}>
      {(control) => (
        <>
          <TextField.Root
            size="3"
            name="apiName"
            list={list}
            autoComplete="off"
            value={value}
            onBlur={blur}
            {...control}
            onChange={(event) => choose(event.target.value)}
          />
          <datalist id={list}>
            {offered(apis, value).map(({ name, endpointAddress }) => (
              <option key={`${endpointAddress} ${name}`} value={name} label={endpointAddress} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}
