import { fromPromise } from 'xstate'
import type { ActorsOf } from '../../machines/port.ts'
import { type PasswordAttempt, profileMachine } from '../../machines/profile/profile.machine.ts'
import { reveal } from '../../rules/handle.ts'
import type { ProfileUpdate } from '../../rules/profile.ts'
import type { Portal } from '../portal.ts'
import { listener } from './listener.ts'

export function profileOf({ session }: Portal) {
  const actors = {
    watchProfile: listener(({ sendBack }) => {
      const owner = session.owner()
      const tell = () => {
        if (session.owner() !== owner) return
        const snapshot = session.actor.getSnapshot()
        const { profile } = snapshot.context
        if (profile && !snapshot.matches({ signedIn: { profile: 'loading' } })) {
          sendBack({ type: 'profile.known', profile })
        } else if (snapshot.matches({ signedIn: { profile: 'failed' } })) sendBack({ type: 'profile.missing' })
      }
      const stop = session.subscribe(tell)
      tell()
      return stop
    }),
    saveProfile: fromPromise<void, ProfileUpdate>(({ input, signal }) =>
      session.call('saveProfile', input, { signal }),
    ),
    changePassword: fromPromise<void, PasswordAttempt>(({ input, signal }) => {
      // A profile without its address: the username is one.
      const eMailAddress = input.eMailAddress || (session.actor.getSnapshot().context.standing?.username ?? '')
      return session.call('changePassword', { ...reveal(input.form), eMailAddress }, { signal })
    }),
  } satisfies ActorsOf<typeof profileMachine>
  return profileMachine.provide({ actors })
}
