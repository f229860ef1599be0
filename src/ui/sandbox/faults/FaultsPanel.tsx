import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { FaultChange, FaultsData } from '../../../rules/sandbox/faults/faults.ts'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { FaultForm } from './FaultForm.tsx'
import { FaultList } from './FaultList.tsx'
import type { NewFaultActor } from './newFaultActor.ts'
import './faults.css'

interface Props {
  actor: PanelActor<FaultsData, FaultChange>
  newFault: NewFaultActor
}

export function FaultsPanel({ actor, newFault }: Props) {
  return (
    <PanelView actor={actor} name="faults" intro="Make calls fail, to see how the portal and your code handle it.">
      {(data, change) => (
        <>
          <FaultList {...data} change={change} />
          <FaultForm faults={data.faults} actor={newFault} />
        </>
      )}
    </PanelView>
  )
}
