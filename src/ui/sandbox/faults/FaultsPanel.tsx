import { Button } from '@radix-ui/themes/components/button'
import { type FormEvent, useId } from 'react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { FaultChange, FaultsData } from '../../../rules/sandboxControls.ts'
import { offeredFaults } from '../../../rules/sandboxFaults.ts'
import { PanelView } from '../workbench/PanelView.tsx'
import './faults.css'

export function FaultsPanel({ actor }: { actor: PanelActor<FaultsData, FaultChange> }) {
  return (
    <PanelView actor={actor} title="Faults" intro="Make calls fail, to see how the portal and your programs take it.">
      {(data, change) => <Faults {...data} change={change} />}
    </PanelView>
  )
}

interface Props extends FaultsData {
  change: (change: FaultChange) => void
}

function Faults({ faults, operations, change }: Props) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = offeredFaults[Number(data.get('fault'))]
    if (chosen) change({ operation: String(data.get('operation')), fault: chosen.fault })
  }
  const set = Object.entries(faults)
  return (
    <>
      <form className="fault-form" onSubmit={submit}>
        <label htmlFor={`${id}operation`}>Call</label>
        <select id={`${id}operation`} name="operation">
          {operations.map((operation) => (
            <option key={operation.id}>{operation.id}</option>
          ))}
        </select>
        <label htmlFor={`${id}fault`}>Fault</label>
        <select id={`${id}fault`} name="fault">
          {offeredFaults.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit" variant="soft">
          Set fault
        </Button>
      </form>
      {set.length === 0 && <p>No faults set.</p>}
      <ul className="fault-list">
        {set.map(([operation, { kind }]) => (
          <li key={operation}>
            <code>{operation}</code> {kind}
            <Button
              size="1"
              variant="outline"
              aria-label={`Remove the fault of ${operation}`}
              onClick={() => change({ operation, fault: null })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
