import { useSelector } from '@xstate/react'
import type { PanelActor } from '../../../../machines/sandbox/panel.machine.ts'

/** What a panel shows, and its ways to the bank. */
export function usePanel<Data, Change>(actor: PanelActor<Data, Change>) {
  return {
    data: useSelector(actor, (snapshot) => snapshot.context.data) as Data | null,
    pending: useSelector(actor, (snapshot) => snapshot.context.pending) as Change | null,
    done: useSelector(actor, (snapshot) => snapshot.context.done),
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    changeProblem: useSelector(actor, (snapshot) => snapshot.context.changeProblem),
    failed: useSelector(actor, (snapshot) => snapshot.hasTag('failed')),
    change: (change: Change) => actor.send({ type: 'panel.change', change }),
    reload: () => actor.send({ type: 'panel.reload' }),
  }
}
