import { useId } from 'react'
import { type FaultDraft, leastCount } from '../../../rules/sandbox/faults/faultDraft.ts'
import { ordinal } from './faultTexts.ts'

interface Props {
  draft: Pick<FaultDraft, 'frequency' | 'count'>
  set: (changes: Partial<FaultDraft>) => void
}

/** How often a fault hits. */
export function Frequency({ draft: { frequency, count }, set }: Props) {
  const id = useId()
  const isCount = (least: number) => Number.isInteger(count) && count >= least
  const labels = {
    times: count === 1 ? 'The next call' : `The next ${isCount(leastCount.times) ? count : '…'} calls`,
    every: isCount(leastCount.every) ? `Every ${ordinal(count)} call` : 'Every nth call',
    always: 'Every call until you remove it',
  }
  const choose = (chosen: FaultDraft['frequency']) =>
    set({ frequency: chosen, ...(chosen === 'every' && !(count >= leastCount.every) && { count: 2 }) })
  return (
    <fieldset className="fault-frequency">
      <legend>How often</legend>
      {(Object.keys(labels) as FaultDraft['frequency'][]).map((choice) => (
        <label key={choice} className="check-row">
          <input type="radio" name={id} checked={choice === frequency} onChange={() => choose(choice)} />
          {labels[choice]}
        </label>
      ))}
      {frequency !== 'always' && (
        <div className="stack fault-field">
          <label htmlFor={`${id}count`}>{frequency === 'every' ? 'Interval in calls' : 'Number of calls'}</label>
          <input
            className="plain-control"
            id={`${id}count`}
            type="number"
            required
            min={leastCount[frequency]}
            max={10_000}
            value={Number.isNaN(count) ? '' : count}
            onChange={({ target }) => set({ count: target.valueAsNumber })}
          />
        </div>
      )}
    </fieldset>
  )
}
