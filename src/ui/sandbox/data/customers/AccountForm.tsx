import { Button } from '@radix-ui/themes/components/button'
import { useEffect, useRef } from 'react'
import { standardSchema } from '../../../../rules/forms/standardSchema.ts'
import {
  type AccountFields,
  accountFields,
  type CustomerAccount,
} from '../../../../rules/sandbox/customers/customerAccounts.ts'
import type { DataControl } from '../../../../rules/sandbox/data/data.ts'
import { FormField } from '../../../kit/forms/FormField.tsx'
import { SelectField } from '../../../kit/forms/SelectField.tsx'
import { SchemaForm, useSchemaForm } from '../../../kit/forms/schemaForm.tsx'
import { ControlOutcome } from '../ControlOutcome.tsx'
import type { DataControlActor } from '../dataActors.ts'
import { useDone } from '../useDone.ts'
import { useIsBusy } from '../useIsBusy.ts'

const schema = standardSchema<AccountFields>(accountFields)

const states = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'BLOCKED', label: 'Blocked' },
]

interface Props {
  customerNumber: string
  account: CustomerAccount
  actor: DataControlActor
}

export function AccountForm({ customerNumber, account, actor }: Props) {
  const { accountNumber, iban, name, currency, balance, status, available, leastBalance } = account
  const isThis = (control: DataControl) => control.kind === 'account' && control.accountNumber === accountNumber
  const form = useSchemaForm<AccountFields>({
    schema,
    defaultValues: { balance, status },
    onSubmit: (value) =>
      actor.send({ type: 'control.request', control: { kind: 'account', customerNumber, accountNumber, ...value } }),
  })
  const isBusy = useIsBusy(actor)
  const changed = useRef<{ account: CustomerAccount; typed: AccountFields }>(null)
  useDone(actor, (control) => {
    if (control.kind === 'account' && isThis(control)) changed.current = { account, typed: control }
  })
  // What was typed stays until the bank's own answer takes its place, and longer if it was changed meanwhile.
  useEffect(() => {
    if (!changed.current || changed.current.account === account) return
    const { typed } = changed.current
    changed.current = null
    const values = form.values()
    if (values.balance.trim() === typed.balance && values.status === typed.status)
      form.api.reset({ balance: account.balance, status: account.status })
  }, [account, form])
  return (
    <div className="stack account-form">
      <div className="data-item">
        <strong>{name}</strong>
        <span>
          {accountNumber}, {iban}
        </span>
        <span>
          Available {available} {currency}
        </span>
      </div>
      <SchemaForm form={form} label={`${name} ${accountNumber}`}>
        <FormField
          form={form}
          name="balance"
          label={`Balance in ${currency}`}
          hint={`At least ${leastBalance}`}
          autoComplete="off"
        />
        <SelectField form={form} name="status" label="Status" choices={states} />
        <Button
          type="submit"
          variant="soft"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-label={`Save ${accountNumber}`}
        >
          Save
        </Button>
      </SchemaForm>
      <ControlOutcome actor={actor} of={isThis} />
    </div>
  )
}
