import { startOf } from '../../../../rules/text/serverText.ts'
import { ChevronDownIcon } from '../../../kit/icons.tsx'

interface Props {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange(value: string): void
}

/** The browser's own select, where nothing is validated. */
export const Choice = ({ label, value, choices, onChange }: Props) => (
  <label className="authorization-choice">
    <span>{label}</span>
    <span className="authorization-select">
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {startOf(choice.label, 'name')}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden="true" />
    </span>
  </label>
)
