import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { signInMachine } from '../../../machines/session/signIn.machine.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import { fromListener } from '../shared/fromListener.ts'
import { loadSignIn } from './loadSignIn.ts'

/** The sign-in form's chart with its ports; its `draft.changed` is for `session.browser.draft.save`. */
export function signInOf(shell: Shell) {
  const { session, portalReady } = shell
  const actors = {
    loadHint: fromPromise(({ signal }) => loadSignIn(shell, signal)),
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
