import { createContext, use } from 'react'
import { ActionStatus } from './ActionStatus.tsx'

/** The change that the bank made last for the panel. */
export const DoneContext = createContext<unknown>(null)

interface Props<Change> {
  /** What was done, if it was by a control beside this. */
  of: (done: Change) => string | false | undefined
}

/** Confirms the last change of the panel beside the control that asked for it. */
export function ChangeStatus<Change>({ of }: Props<Change>) {
  const done = use(DoneContext) as Change | null
  return <ActionStatus text={done !== null && of(done)} />
}
