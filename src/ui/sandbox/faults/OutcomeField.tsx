import { useId } from 'react'
import type { FaultDraft } from '../../../rules/sandbox/faults/faultDraft.ts'
import { faultOutcomes } from '../../../rules/sandbox/faults/faultOutcomes.ts'
import type { DocumentedErrorFacts } from '../../../rules/sandbox/operationList.ts'
import { errorText } from './faultTexts.ts'

interface Props {
  /** Those of the chosen operation. */
  errors: readonly DocumentedErrorFacts[]
  outcome: string
  set: (changes: Partial<FaultDraft>) => void
}

const outcomes = Object.entries(faultOutcomes)
const outcomeGroups = [...new Set(outcomes.map(([, { group }]) => group))]

/** What happens to a call: an error that its definition documents, or what can happen to every call. */
export function OutcomeField({ errors, outcome, set }: Props) {
  const id = useId()
  const chosen = errors.find(({ name }) => name === outcome)
  return (
    <div className="stack fault-field">
      <label htmlFor={id}>What happens</label>
      <select
        className="plain-control"
        id={id}
        value={outcome}
        aria-describedby={`${id}about`}
        onChange={({ target }) => set({ outcome: target.value })}
      >
        {errors.length > 0 && (
          <optgroup label="Documented errors">
            {errors.map((error) => (
              <option key={error.name} value={error.name}>
                {errorText(error)}
              </option>
            ))}
          </optgroup>
        )}
        {outcomeGroups.map((group) => (
          <optgroup key={group} label={group}>
            {outcomes
              .filter(([, each]) => each.group === group)
              .map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}about`} className="fault-about">
        {chosen && (
          <>
            {chosen.summary}: <code>{chosen.name}</code>
          </>
        )}
      </p>
    </div>
  )
}
