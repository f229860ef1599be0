import { Button } from '@radix-ui/themes/components/button'
import { type FormEvent, useId } from 'react'
import type { FaultTable } from '../../rules/sandbox.ts'
import { offeredFaults, type SandboxChange } from '../../rules/sandboxPage.ts'
import { sandboxTexts as texts } from './sandboxTexts.ts'

interface Props {
  faults: FaultTable
  operations: readonly string[]
  change: (change: SandboxChange) => void
}

export function Faults({ faults, operations, change }: Props) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = offeredFaults[Number(data.get('fault'))]
    if (chosen) change({ kind: 'fault', operation: String(data.get('operation')), fault: chosen.fault })
  }
  const set = Object.entries(faults)
  return (
    <>
      <form className="fault-form" onSubmit={submit}>
        <label htmlFor={`${id}operation`}>{texts.operation}</label>
        <select id={`${id}operation`} name="operation">
          {operations.map((operation) => (
            <option key={operation}>{operation}</option>
          ))}
        </select>
        <label htmlFor={`${id}fault`}>{texts.fault}</label>
        <select id={`${id}fault`} name="fault">
          {offeredFaults.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit" variant="soft">
          {texts.setFault}
        </Button>
      </form>
      {set.length === 0 && <p>{texts.noFaults}</p>}
      <ul className="fault-list">
        {set.map(([operation, { kind }]) => (
          <li key={operation}>
            <code>{operation}</code> {kind}
            <Button size="1" variant="outline" onClick={() => change({ kind: 'removeFault', operation })}>
              {texts.removeFault}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
