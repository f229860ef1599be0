import type { ReactNode } from 'react'
import type { PanelActor } from '../../../../machines/sandbox/panel.machine.ts'
import type { SandboxPanelName } from '../../../../rules/sandbox/workbench/sandboxPanels.ts'
import { ServerText } from '../../../kit/ServerText.tsx'
import { Skeleton } from '../../../kit/states/Skeleton.tsx'
import { ErrorState } from '../../../kit/states/States.tsx'
import { DoneContext } from './ChangeStatus.tsx'
import { PanelHeading } from './PanelHeading.tsx'
import { usePanel } from './usePanel.ts'

interface Props<Data, Change> {
  name: SandboxPanelName
  intro: string
  actor: PanelActor<Data, Change>
  /** `pending` is the change that was asked for last and is not read back yet. */
  children: (data: Data, change: (change: Change) => void, pending: Change | null) => ReactNode
}

/** A panel with what it has read; a failure shows without taking away what was read before. */
export function PanelView<Data, Change>({ actor, name, intro, children }: Props<Data, Change>) {
  const { data, problem, changeProblem, failed, change, reload, pending, done } = usePanel(actor)
  return (
    <>
      <PanelHeading name={name}>{intro}</PanelHeading>
      <div role="alert" className="panel-alerts">
        {changeProblem && (
          <p>
            Couldn’t apply the change. <ServerText kind="message">{changeProblem.message}</ServerText>
          </p>
        )}
        {data !== null && problem && (
          <p>
            Couldn’t read the sandbox. The data may be out of date.{' '}
            <ServerText kind="message">{problem.message}</ServerText>
          </p>
        )}
      </div>
      {data !== null && <DoneContext value={done}>{children(data, change, pending)}</DoneContext>}
      {data === null && failed && (
        <ErrorState title="Couldn’t load this panel" message={problem?.message ?? ''} onRetry={reload} />
      )}
      {data === null && !failed && <Skeleton width="100%" height="320px" />}
    </>
  )
}
