import { Button } from '@radix-ui/themes/components/button'
import { type ChangeEvent, useId } from 'react'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { ControlOutcome } from './ControlOutcome.tsx'
import type { DataControlActor } from './dataActors.ts'
import { useIsBusy } from './useIsBusy.ts'

const isFile = ({ kind }: DataControl) => kind === 'export' || kind === 'import'

export function Files({ actor }: { actor: DataControlActor }) {
  const id = useId()
  const isBusy = useIsBusy(actor)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) actor.send({ type: 'control.request', control: { kind: 'import', file } })
    // The same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <PanelSection title="Export and import">
      <p>
        An export is one JSON file with all rows, the clock, the settings and the seed. The sandbox server takes the
        same files. They contain tokens, password hashes and application secrets: don’t share them.
      </p>
      <div className="row file-controls">
        <Button
          variant="soft"
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'control.request', control: { kind: 'export' } })}
        >
          Export
        </Button>
        <div className="row">
          <label htmlFor={id}>Import a file</label>
          <input id={id} type="file" accept=".json,application/json" aria-disabled={isBusy} onChange={choose} />
        </div>
      </div>
      <ControlOutcome actor={actor} of={isFile} />
    </PanelSection>
  )
}
