import { type InputHTMLAttributes, useState } from 'react'
import { baasTestCustomers } from '../../../../rules/bank/baasTestCustomers.ts'
import { testCustomers } from '../../../../rules/bank/testCustomers.ts'
import { seal } from '../../../../rules/security/secret.ts'
import type { OtherCustomer, TokenChoice } from '../../../../rules/tryItOut/authorization.ts'
import { authorizationTexts as texts } from './authorizationTexts.ts'
import { Choice } from './Choice.tsx'

interface Props {
  choice: TokenChoice
  onChange(changed: Partial<TokenChoice>): void
}

/** No customer has this number or this ID. */
const another = ''
const anotherChoice = { value: another, label: texts.otherCustomer }
const noCustomer: OtherCustomer = { number: '', corporateUsername: '', password: null }

/** The customer of the password grant: a documented test customer, or another one with the password it has. */
export function CustomerChoice({ choice: { customerNumber, otherCustomer }, onChange }: Props) {
  return (
    <>
      <Choice
        label={texts.customer}
        value={otherCustomer ? another : customerNumber}
        choices={[
          ...testCustomers.map(({ number, name }) => ({ value: number, label: texts.customerNamed(number, name) })),
          anotherChoice,
        ]}
        onChange={(value) =>
          onChange(value === another ? { otherCustomer: noCustomer } : { customerNumber: value, otherCustomer: null })
        }
      />
      {otherCustomer && (
        <OtherCustomerFields
          customer={otherCustomer}
          onChange={(changed) => onChange({ otherCustomer: { ...otherCustomer, ...changed } })}
        />
      )}
    </>
  )
}

interface OtherProps {
  customer: OtherCustomer
  onChange(changed: Partial<OtherCustomer>): void
}

/** The password stays in its field and, sealed, in the chart, also after the field has gone. */
function OtherCustomerFields({ customer: { number, corporateUsername, password }, onChange }: OtherProps) {
  const [isTyped, setTyped] = useState(false)
  return (
    <>
      <Field
        label={texts.customerNumber}
        value={number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <Field
        label={texts.password}
        hint={password && !isTyped ? texts.passwordHeld : undefined}
        type="password"
        onChange={({ target: { value } }) => {
          setTyped(true)
          onChange({ password: value === '' ? null : seal(value) })
        }}
      />
      <Field
        label={texts.corporateUsername}
        hint={texts.corporateHint}
        value={corporateUsername}
        onChange={({ target }) => onChange({ corporateUsername: target.value })}
      />
    </>
  )
}

/** The customer of the authorization ID flow: a ready-made one of the sandbox, or another one by its ID. */
export function BaasCustomerChoice({ choice: { authorizationId }, onChange }: Props) {
  const isListed = baasTestCustomers.some(({ id }) => id === authorizationId)
  return (
    <>
      <Choice
        label={texts.baasCustomer}
        value={isListed ? authorizationId : another}
        choices={[...baasTestCustomers.map(({ id, name }) => ({ value: id, label: name })), anotherChoice]}
        onChange={(value) => onChange({ authorizationId: value })}
      />
      {!isListed && (
        <Field
          label={texts.authorizationId}
          value={authorizationId}
          onChange={({ target }) => onChange({ authorizationId: target.value })}
        />
      )}
    </>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string | undefined
}

const Field = ({ label, hint, ...input }: FieldProps) => (
  <label className="authorization-choice">
    <span>{label}</span>
    <input autoComplete="off" spellCheck={false} {...input} />
    {hint !== undefined && <small>{hint}</small>}
  </label>
)
