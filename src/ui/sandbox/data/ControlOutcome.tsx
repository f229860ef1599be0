import { useSelector } from '@xstate/react'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import { ServerText } from '../../kit/ServerText.tsx'
import { ActionStatus } from '../workbench/panel/ActionStatus.tsx'
import type { DataControlActor } from './dataActors.ts'
import { doneTextOf, failedTexts } from './dataTexts.ts'

interface Props {
  actor: DataControlActor
  /** Of which controls the outcome shows here. */
  of: (control: DataControl, isDone: boolean) => boolean
}

/** Beside the controls: what they have done, or why not. */
export function ControlOutcome({ actor, of }: Props) {
  const { control, problem } = useSelector(actor, (snapshot) => snapshot.context)
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ idle: 'done' }))
  const shown = control && of(control, isDone) ? control : null
  return (
    <div className="control-outcome">
      <ActionStatus text={shown && isDone && doneTextOf(shown)} />
      <div role="alert" className="panel-alerts">
        {shown && problem && (
          <p>
            {failedTexts[shown.kind]} <ServerText kind="message">{problem.message}</ServerText>
          </p>
        )}
      </div>
    </div>
  )
}
