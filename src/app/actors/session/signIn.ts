import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { signInMachine } from '../../../machines/session/signIn.machine.ts'
import type { PortalReady } from '../../bootstrap/shell/shell.ts'
import type { SessionAccess } from '../../session/sessionAccess.ts'
import { fromListener } from '../shared/fromListener.ts'

/** The sign-in form's chart with its ports; its `draft.changed` is for `session.browser.draft.save`. */
export function signInOf({ session, portalReady }: { session: SessionAccess } & PortalReady<'session'>) {
  const actors = {
    loadDraft: fromPromise(async () => (await portalReady).session.browser.draft.load()),
    signIn: fromPromise(async ({ input }) => (await portalReady).session.signIn(input)),
    /** A session found when the page opened is the route guard's business; one that begins later is another tab's. */
    watchSession: fromListener(({ sendBack }) => {
      let signedOut = false
      const check = () => {
        const status = session.status()
        if (signedOut && status === 'signedIn') sendBack({ type: 'session.started' })
        signedOut = status === 'signedOut'
      }
      check()
      return session.subscribe(check)
    }),
  } satisfies ActorsOf<typeof signInMachine>
  return signInMachine.provide({ actors })
}
