import { type ReactNode, useId } from 'react'
import { ExclamationTriangleIcon } from './icons.tsx'

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
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, and one line kept free for the message, so that nothing below moves. */
export function FieldFrame({ label, error, hint, children }: Props) {
  const id = useId()
  const message = `${id}message`
  return (
    <div className="field" data-invalid={error !== undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': message, 'aria-invalid': error !== undefined })}
      <p className="field-message" id={message}>
        {error !== undefined && <ExclamationTriangleIcon aria-hidden="true" />}
        {error ?? hint}
      </p>
    </div>
  )
}
