import { useSelector } from '@xstate/react'
import type { DataControl } from '../../../rules/sandboxData.ts'
import type { DataControlActor } from './dataActors.ts'
import { failedTexts } from './dataTexts.ts'

interface Props {
  actor: DataControlActor
  /** Of which controls the failure shows here. */
  of: (control: DataControl) => boolean
}

export function ControlProblem({ actor, of }: Props) {
  const { control, problem } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <div role="alert" className="panel-alerts">
      {control && problem && of(control) && (
        <p>
          {failedTexts[control.kind]} {problem.message}
        </p>
      )}
    </div>
  )
}
