import { type ReactNode, useId } from 'react'
import { ExclamationTriangleIcon } from '../../kit/icons.tsx'

interface AreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  rows: number
  hint?: string
  error?: string | undefined
}

/** A text area for keys and code: nothing is corrected, completed or kept by the browser. */
export function CodeArea({ label, value, onChange, rows, hint, error }: AreaProps) {
  const id = useId()
  const message = error ?? hint
  return (
    <div className="stack workbench-field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}message`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}message`} className="workbench-message" role={error === undefined ? undefined : 'alert'}>
        {error !== undefined && <ExclamationTriangleIcon aria-hidden="true" />}
        <span>{message}</span>
      </p>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="workbench-choice">
      <legend className="visually-hidden">{legend}</legend>
      {(Object.keys(options) as Value[]).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {options[each]}
        </label>
      ))}
    </fieldset>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="stack workbench-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
