import { useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

export function Select<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div className="panel-field webhook-field">
      <label className="panel-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
