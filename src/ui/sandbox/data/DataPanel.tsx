import { useSelector } from '@xstate/react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { DataPanelData } from '../../../rules/sandbox/data/data.ts'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Customers } from './customers/Customers.tsx'
import type { DataControlActor } from './dataActors.ts'
import { Files } from './Files.tsx'
import { Reset } from './Reset.tsx'
import { Snapshots } from './Snapshots.tsx'
import './data.css'

interface Props {
  actor: PanelActor<DataPanelData>
  control: DataControlActor
  /** Apart, so that an account can be changed while something else runs or has failed. */
  accountControl: DataControlActor
}

export function DataPanel({ actor, control, accountControl }: Props) {
  const isAsking = useSelector(control, (snapshot) => snapshot.matches('confirming'))
  return (
    <PanelView actor={actor} name="data" intro="Save, export or edit the sandbox data.">
      {({ rows, seed, snapshots, customers, consents }) => (
        <>
          <RowCounts rows={rows} />
          <Snapshots snapshots={snapshots} actor={control} />
          <Files actor={control} />
          <Customers customers={customers} consents={consents} actor={accountControl} />
          <Reset seed={seed} actor={control} />
          {isAsking && <ConfirmDialog actor={control} />}
        </>
      )}
    </PanelView>
  )
}

const number = (value: number) => value.toLocaleString('en-GB')

function RowCounts({ rows }: Pick<DataPanelData, 'rows'>) {
  const counts = Object.entries(rows)
  return (
    <details className="row-counts">
      <summary>
        {number(counts.reduce((sum, [, count]) => sum + count, 0))} rows in {counts.length} tables
      </summary>
      <dl>
        {counts.map(([table, count]) => (
          <div key={table}>
            <dt>{table}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
