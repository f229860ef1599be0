import { toProblem } from '../../rules/problem.ts'
import type { Call } from './call.ts'

interface Owners<Notice> {
  owner(): string | null
  callFor(username: string | null): Call
  notify(notice: Notice): void
}

/** What a place may do with the session, for the person whom it was entered for. */
export interface Owned<Notice> {
  call: Call
  notify(notice: Notice): void
}

/**
 * What the actors of a place do after it was left, they do for its owner or not at all: calls carry no other person's
 * token, notices show to no other person. The session alone tells that it has ended, so a place that learns of it from
 * a call is silent from then on.
 */
export function ownedBy<Notice>(owner: string | null, session: Owners<Notice>): Owned<Notice> {
  let ended = false
  return {
    call: (operation, input, options) =>
      session
        .callFor(owner)(operation, input, options)
        .catch((error: unknown) => {
          if (toProblem(error).kind === 'ended') ended = true
          throw error
        }),
    notify(notice) {
      const now = session.owner()
      if (!ended && (owner === null || now === null || now === owner)) session.notify(notice)
    },
  }
}
