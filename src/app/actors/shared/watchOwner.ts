import type { Shell } from '../../bootstrap/shell/shell.ts'
import { fromListener } from './fromListener.ts'

/** The port of a chart that is notified who is signed in, at once and after each change. */
export const watchOwner = (session: Pick<Shell['session'], 'owner' | 'subscribe'>) =>
  fromListener<void>(({ sendBack }) => {
    const notify = () => sendBack({ type: 'session.changed', username: session.owner() })
    notify()
    return session.subscribe(notify)
  })
