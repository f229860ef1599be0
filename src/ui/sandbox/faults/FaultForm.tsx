import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import { useAtomValue } from 'jotai'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type FaultDraft, faultOf, hasLatency } from '../../../rules/sandbox/faults/faultDraft.ts'
import { findOperations, groupOperations } from '../../../rules/sandbox/faults/faultOperations.ts'
import type { FaultChange, FaultsData } from '../../../rules/sandbox/faults/faults.ts'
import { requestAsCurl } from '../../../rules/sandbox/requests/requestAsCurl.ts'
import { counted } from '../../../rules/text/counted.ts'
import { SearchField } from '../../kit/search/SearchField.tsx'
import { sandboxBankAtom } from '../sandboxHost.ts'
import { CopyText } from '../workbench/CopyText.tsx'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { Frequency } from './Frequency.tsx'
import type { NewFaultActor } from './newFaultActor.ts'
import { OutcomeField } from './OutcomeField.tsx'

interface Props extends Pick<FaultsData, 'faults'> {
  actor: NewFaultActor
}

/** Chooses an operation, what happens to its calls, and how often. */
export function FaultForm({ faults, actor }: Props) {
  const id = useId()
  const list = useRef<HTMLSelectElement>(null)
  const { draft, operations } = useSelector(actor, ({ context }) => context)
  const { address, needsKey } = useAtomValue(sandboxBankAtom)
  const found = findOperations(operations, draft.text)
  const operation = operations.find((each) => each.id === draft.operation)
  const replaces = Object.hasOwn(faults, draft.operation)
  const [isReplacing, setReplacing] = useState(false)
  const set = (changes: Partial<FaultDraft>) => actor.send({ type: 'draft.change', changes })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setReplacing(replaces)
    actor.send({ type: 'fault.submit' })
  }
  const path = `/sandbox/api/faults/${draft.operation}`
  return (
    <form className="stack fault-form" aria-labelledby={`${id}heading`} onSubmit={submit}>
      <h2 id={`${id}heading`} className="panel-section">
        New fault
      </h2>
      <SearchField
        id={`${id}search`}
        label="Search calls"
        value={draft.text}
        onChange={(text) => actor.send({ type: 'calls.search', text })}
        status={draft.text === '' ? '' : `${found.length} of ${counted(operations.length, 'call')}`}
        toFirst={() => list.current?.focus()}
      />
      <div className="stack fault-field">
        <label htmlFor={`${id}operation`}>Call</label>
        <select
          ref={list}
          id={`${id}operation`}
          className="plain-control fault-calls"
          size={8}
          required
          value={draft.operation}
          onChange={({ target }) => set({ operation: target.value })}
        >
          {groupOperations(found).map(([group, members]) => (
            <optgroup key={group} label={group === 'Portal' ? 'The portal’s own services' : group}>
              {members.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title} ({each.id})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <OutcomeField errors={operation?.errors ?? []} outcome={draft.outcome} set={set} />
      <Frequency draft={draft} set={set} />
      <div className="stack fault-field">
        <label htmlFor={`${id}seconds`}>Extra latency in seconds</label>
        <input
          className="plain-control"
          id={`${id}seconds`}
          type="number"
          required
          min={draft.outcome === 'kind:delay' ? 0.1 : 0}
          max={120}
          step={0.1}
          disabled={!hasLatency(draft)}
          value={Number.isNaN(draft.seconds) ? '' : draft.seconds}
          onChange={({ target }) => set({ seconds: target.valueAsNumber })}
        />
      </div>
      <div className="actions">
        <Button type="submit" variant="soft">
          {replaces ? 'Replace fault' : 'Add fault'}
        </Button>
        <CopyText
          label="Copy as curl"
          value={requestAsCurl(
            { method: 'PUT', path, headers: {}, body: JSON.stringify(faultOf(draft)), isCut: false },
            address,
            needsKey,
          )}
        />
      </div>
      <ChangeStatus<FaultChange>
        of={({ fault }) => fault !== null && (isReplacing ? 'Fault replaced' : 'Fault added')}
      />
    </form>
  )
}
