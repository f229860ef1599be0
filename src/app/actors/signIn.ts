import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../machines/port.ts'
import type { SignInAttempt } from '../../machines/session/session.setup.ts'
import { signInMachine } from '../../machines/session/signIn.machine.ts'
import type { Portal } from '../portal.ts'
import { fromListener } from './fromListener.ts'

/** The sign-in form's chart with its ports; its `draft.changed` is for `session.browser.draft.save`. */
export function signInOf(portal: Pick<Portal, 'session'>) {
  const actors = {
    loadDraft: fromPromise<string, void>(async () => portal.session.browser.draft.load()),
    signIn: fromPromise<void, SignInAttempt>(({ input }) => portal.session.signIn(input)),
    /** A session found when the page opened is the route guard's business; one that begins later is another tab's. */
    watchSession: fromListener(({ sendBack }) => {
      const { session } = portal
      let signedOut = false
      const look = () => {
        const status = session.status()
        if (signedOut && status === 'signedIn') sendBack({ type: 'session.started' })
        signedOut = status === 'signedOut'
      }
      look()
      return session.subscribe(look)
    }),
  } satisfies ActorsOf<typeof signInMachine>
  return signInMachine.provide({ actors })
}
