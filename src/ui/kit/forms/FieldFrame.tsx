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
  /** What the value is for, or has to be: it stays while there is an error. */
  hint?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, and one line kept free for the message, so that nothing below moves. */
export function FieldFrame({ label, error, hint, children }: Props) {
  const id = useId()
  const message = `${id}message`
  const hintId = `${id}hint`
  return (
    <div className="stack field" data-invalid={error !== undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hint ? `${hintId} ${message}` : message,
        'aria-invalid': error !== undefined,
      })}
      {hint && (
        <p className="field-info" id={hintId}>
          {hint}
        </p>
      )}
      <p className="field-message" id={message}>
        {error !== undefined && <ExclamationTriangleIcon aria-hidden="true" />}
        {/* Of an element of its own, as in SubmitButton.tsx. */}
        <span>{error}</span>
      </p>
    </div>
  )
}
