import type { ActorsOf } from '../../../machines/port.ts'
import { openCallsMachine } from '../../../machines/tryItOut/openCalls.machine.ts'
import { sessionNotices } from '../../../rules/session/sessionNotices.ts'
import type { SessionAccess } from '../../session/sessionAccess.ts'
import { fromListener } from '../shared/fromListener.ts'

export function openCallsOf(session: Pick<SessionAccess, 'owner' | 'subscribe' | 'actor'>) {
  const actors = {
    watchSession: fromListener(({ sendBack }) => {
      const notify = () => {
        const username = session.owner()
        sendBack(username === null ? { type: 'session.ended' } : { type: 'session.changed', username })
      }
      notify()
      const stop = session.subscribe(notify)
      // A session that ends by itself says something else.
      const signingOut = session.actor()?.on('notice', ({ message }) => {
        if (message === sessionNotices.signedOut) sendBack({ type: 'session.signedOut' })
      })
      return () => {
        stop()
        signingOut?.unsubscribe()
      }
    }),
  } satisfies ActorsOf<typeof openCallsMachine>
  return openCallsMachine.provide({ actors })
}
