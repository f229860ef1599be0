import { memo } from 'react'
import { startOf } from '../../../rules/text/serverText.ts'
import { ChevronDownIcon } from '../icons.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FormField.tsx'
import { useTextField } from './schemaForm.tsx'

interface Choice {
  value: string
  label: string
}

interface Props<Value> extends Omit<FieldProps<Value>, 'readOnly'> {
  choices: readonly Choice[]
  /** The value that means none chosen; its option shows the placeholder. */
  noneValue?: string
}

/** The browser's own select: type-ahead, mobile pickers and autofill come with it. */
export function SelectField<Value>({
  form,
  name,
  label,
  hint,
  choices,
  placeholder,
  noneValue,
  ...rest
}: Props<Value>) {
  const { value, error, change, blur } = useTextField(form, name)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <div className="select">
          <select
            name={name}
            value={value}
            data-none={value === noneValue}
            onBlur={blur}
            {...rest}
            {...control}
            onChange={(event) => change(event.target.value)}
          >
            {noneValue !== undefined && <option value={noneValue}>{placeholder}</option>}
            <Options choices={choices} />
          </select>
          <ChevronDownIcon aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}

/** Thousands are not made again when one is chosen. */
const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {startOf(label, 'name')}
    </option>
  ))
})
