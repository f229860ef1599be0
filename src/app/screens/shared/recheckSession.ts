import { waitFor } from 'xstate'
import type { SessionAccess } from '../../session/sessionAccess.ts'

/**
 * Asks the bank who is signed in after its content was replaced: a session that it no longer knows ends by this call as by
 * any other. `onKept` is called when somebody stays signed in.
 */
export async function recheckSession(session: SessionAccess, onKept: () => void = () => {}): Promise<void> {
  const actor = session.actor()
  if (!actor) return
  actor.send({ type: 'profile.reload' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ signedIn: { profile: 'loading' } }))
  if (session.status() === 'signedIn') onKept()
}
