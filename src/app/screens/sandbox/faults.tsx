import { changeFault, createFaultsReader } from '../../../api/sandbox/faults.ts'
import { newFaultMachine } from '../../../machines/sandbox/newFault.machine.ts'
import type { FaultChange, FaultsData } from '../../../rules/sandbox/faults/faults.ts'
import { FaultsPanel } from '../../../ui/sandbox/faults/FaultsPanel.tsx'
import { faultDraftAtom } from '../../../ui/sandbox/faults/newFaultActor.ts'
import { startPanel } from '../../actors/sandbox/panel.ts'
import { startScopedActor } from '../../actors/shared/startScopedActor.ts'
import type { StartPanel } from '../shared/panelScreen.tsx'

export const panel: StartPanel = (scope, shell) => {
  const { store } = shell
  const newFault = startScopedActor(scope, newFaultMachine, {
    input: { draft: store.get(faultDraftAtom) },
    on: {
      'draft.changed': ({ draft }) => store.set(faultDraftAtom, draft),
      'fault.requested': ({ change }) => actor.send({ type: 'panel.change', change }),
    },
  })
  const readOperations = createFaultsReader()
  const read = async (...call: Parameters<typeof readOperations>) => {
    const data = await readOperations(...call)
    newFault.send({ type: 'operations.read', operations: data.operations })
    return data
  }
  const actor = startPanel<FaultsData, FaultChange>(scope, shell, { tables: ['faults'], read, change: changeFault })
  return <FaultsPanel actor={actor} newFault={newFault} />
}
