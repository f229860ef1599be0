import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../machines/port.ts'
import { profileMachine } from '../../machines/profile/profile.machine.ts'
import { unwrap } from '../../rules/security/secret.ts'
import type { Portal } from '../bootstrap/portal/portal.ts'
import { fromListener } from './shared/fromListener.ts'

export function profileOf({ session }: Portal) {
  const actors = {
    watchProfile: fromListener(({ sendBack }) => {
      const owner = session.owner()
      const notify = () => {
        if (session.owner() !== owner) return
        const snapshot = session.actor.getSnapshot()
        const { profile } = snapshot.context
        if (profile && !snapshot.matches({ signedIn: { profile: 'loading' } })) {
          sendBack({ type: 'profile.loaded', profile })
        } else if (snapshot.matches({ signedIn: { profile: 'failed' } })) sendBack({ type: 'profile.failed' })
      }
      const stop = session.subscribe(notify)
      notify()
      return stop
    }),
    saveProfile: fromPromise(({ input, signal }) =>
      session.call('saveProfile', input, { signal }).finally(session.browser.profileTabs.broadcast),
    ),
    changePassword: fromPromise(({ input, signal }) => {
      // A profile without its address: the username is one.
      const eMailAddress = input.eMailAddress || (session.actor.getSnapshot().context.tokenStatus?.username ?? '')
      return session.call('changePassword', { ...unwrap(input.form), eMailAddress }, { signal })
    }),
  } satisfies ActorsOf<typeof profileMachine>
  return profileMachine.provide({ actors })
}
