import type { SnapshotFrom } from 'xstate'
import { callErrorOf } from '../../../../rules/tryItOut/apiAnswer.ts'
import { isChanging } from '../../../../rules/tryItOut/apiCall.ts'
import { tryItOutMessages } from '../../../../rules/tryItOut/tryItOutMessages.ts'
import type { TryItOutActor } from '../../../../ui/docs/tryItOut/tryItOutPort.ts'
import type { Notice } from '../../../session/session.ts'

const { closed, outcomeUnknown } = tryItOutMessages

/** What became of a changing call that is settled; null for one that changes nothing, or is reported already. */
function outcomeOf({
  value,
  context: { draft, answer, problem },
}: SnapshotFrom<TryItOutActor>): Pick<Notice, 'variant' | 'message'> | null {
  if (draft === null || !isChanging(draft.call) || typeof value === 'string') return null
  switch (value.resting) {
    case 'answered':
      return { variant: 'success', message: closed.done }
    case 'refused':
      return { variant: 'error', message: closed.refused(answer ? callErrorOf(answer, 0).message : '') }
    case 'waitingForOtp':
      return { variant: 'warning', message: closed.unconfirmed }
    case 'lost':
      return { variant: 'warning', message: outcomeUnknown(closed.noAnswer) }
    default:
      return { variant: 'error', message: closed.notSent(problem?.message ?? '') }
  }
}

/** Nobody sees the answer to a call that was closed on its way: what became of it is a notice. */
export function notifyIfClosed(
  operation: string,
  call: TryItOutActor,
  isOpen: () => boolean,
  notify: (notice: Notice) => void,
): void {
  let isSending = false
  call.subscribe((snapshot) => {
    const isSent = isSending && !snapshot.hasTag('mutating')
    isSending = snapshot.hasTag('mutating')
    if (!isSent || isOpen()) return
    const outcome = outcomeOf(snapshot)
    if (outcome) notify({ ...outcome, source: call.logic.id, about: operation })
  })
}
