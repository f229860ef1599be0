import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { webhookEvents } from '../../../rules/bank/webhookEvents.gen.ts'
import { defaultWebhookEvents, webhookTransactionTypes } from '../../../rules/bank/webhooks.ts'
import { standardSchema } from '../../../rules/forms/standardSchema.ts'
import { type SubscriptionOrder, subscriptionOrder, type WebhookSubscribers } from '../../../rules/sandbox/webhooks.ts'
import { FormField } from '../../kit/forms/FormField.tsx'
import {
  SchemaForm,
  type SchemaFormApi,
  useFormField,
  useFormValues,
  useSchemaForm,
} from '../../kit/forms/schemaForm.tsx'
import { Notice } from '../../kit/states/Notice.tsx'
import { useListedChoice } from '../workbench/useListedChoice.ts'
import { Select } from './Select.tsx'
import type { NewSubscriptionActor } from './webhookActors.ts'

interface Props {
  actor: NewSubscriptionActor
  subscribers: WebhookSubscribers
  onCancel: () => void
}

const schema = standardSchema(subscriptionOrder)

export function SubscriptionForm({ actor, subscribers: { applications, customers }, onCancel }: Props) {
  const problem = useSelector(actor, ({ context }) => context.problem)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const [firstApplication = ''] = applications.map(({ id }) => id)
  const [firstCustomer = ''] = customers.map((each) => each.customerNumber)
  const form = useSchemaForm<SubscriptionOrder>({
    schema,
    defaultValues: {
      applicationId: firstApplication,
      customerNumber: firstCustomer,
      url: '',
      events: [...defaultWebhookEvents],
      transactionTypes: webhookTransactionTypes.map(({ type }) => type),
      accountNumbers: [],
    },
    onSubmit: (order) => actor.send({ type: 'subscription.create', order }),
  })
  const { applicationId, customerNumber, events, accountNumbers } = useFormValues(form)
  useEffect(() => form.element.current?.querySelector('select')?.focus(), [form])
  const customer = customers.find((each) => each.customerNumber === customerNumber)
  const accounts = customer?.accounts ?? []
  useListedChoice(
    form,
    'applicationId',
    applications.map(({ id }) => id),
    firstApplication,
  )
  useListedChoice(
    form,
    'customerNumber',
    customers.map((each) => each.customerNumber),
    firstCustomer,
  )
  const areOthers = accountNumbers.some((each) => !accounts.some(({ accountNumber }) => accountNumber === each))
  useEffect(() => {
    if (areOthers) form.setValue('accountNumbers', [])
  }, [form, areOthers])
  return (
    <div className="panel-card webhook-form">
      <SchemaForm form={form} label="New subscription">
        <Select
          label="Application"
          value={applicationId}
          choices={applications.map(({ id, name }) => [id, name])}
          onChange={(id) => form.setValue('applicationId', id)}
        />
        <Select
          label="Customer"
          value={customerNumber}
          choices={customers.map((each) => [each.customerNumber, `${each.customerNumber}, ${each.name}`])}
          onChange={(number) => form.setValue('customerNumber', number)}
        />
        <Checks
          form={form}
          name="accountNumbers"
          legend="Accounts"
          choices={accounts.map(({ accountNumber, name, currency }) => [
            accountNumber,
            `${accountNumber}, ${name}, ${currency}`,
          ])}
        />
        <Checks
          form={form}
          name="events"
          legend="Events"
          choices={webhookEvents.map(({ type, summary }) => [type, `${type}, ${startLower(summary)}`])}
        />
        {events.includes('transaction.booked') && (
          <Checks
            form={form}
            name="transactionTypes"
            legend="Transaction types"
            choices={webhookTransactionTypes.map(({ type, meaning }) => [type, `${type}, ${meaning}`])}
          />
        )}
        <FormField form={form} name="url" label="Address" type="url" placeholder="https://hooks.example.com/portico" />
        {problem && <Notice variant="error">{problem.message}</Notice>}
        <div className="actions">
          <Button type="submit" aria-disabled={busy} aria-busy={busy}>
            Subscribe
          </Button>
          <Button type="button" variant="outline" aria-disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </SchemaForm>
    </div>
  )
}

const startLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type Form = SchemaFormApi<SubscriptionOrder>
type ListName = 'accountNumbers' | 'events' | 'transactionTypes'

interface ChecksProps<Name extends ListName> {
  form: Form
  name: Name
  legend: string
  choices: readonly (readonly [value: SubscriptionOrder[Name][number], label: string])[]
}

function Checks<Name extends ListName>({ form, name, legend, choices }: ChecksProps<Name>) {
  const id = useId()
  const field = useFormField(form, name)
  const chosen = field.value as readonly SubscriptionOrder[Name][number][]
  const toggle = (value: SubscriptionOrder[Name][number], isChosen: boolean) =>
    form.setValue(
      name,
      (isChosen ? [...chosen, value] : chosen.filter((each) => each !== value)) as SubscriptionOrder[Name],
    )
  return (
    <fieldset aria-describedby={`${id}message`}>
      <legend className="panel-label">{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="check-row">
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          {label}
        </label>
      ))}
      <p id={`${id}message`} className="webhook-error">
        {field.error}
      </p>
    </fieldset>
  )
}
