import { type ReactNode, useId } from 'react'
import { ExclamationTriangleIcon } from '../icons.tsx'

interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface Props {
  label: string
  error: string | undefined
  /** Stands in the message's slot while there is no error. */
  hint?: string
  /** Stays while there is an error: what the value has to be. */
  rules?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, and one line kept free for the message, so that nothing below moves. */
export function FieldFrame({ label, error, hint, rules, children }: Props) {
  const id = useId()
  const message = `${id}message`
  const rulesId = `${id}rules`
  return (
    <div className="stack field" data-invalid={error !== undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': rules === undefined ? message : `${rulesId} ${message}`,
        'aria-invalid': error !== undefined,
      })}
      {rules !== undefined && (
        <p className="field-rules" id={rulesId}>
          {rules}
        </p>
      )}
      <p className="field-message" id={message}>
        {error !== undefined && <ExclamationTriangleIcon aria-hidden="true" />}
        {/* Of an element of its own, as in SubmitButton.tsx. */}
        <span>{error ?? hint}</span>
      </p>
    </div>
  )
}
