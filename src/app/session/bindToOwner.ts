import type { AuthorizedCall } from './authorizedCall.ts'

interface Owners<Notice> {
  owner(): string | null
  callFor(username: string | null): AuthorizedCall
  notify(notice: Notice): void
}

/** What a screen may do with the session, for the person whom it was entered for. */
export interface OwnerBound<Notice> {
  call: AuthorizedCall
  notify(notice: Notice): void
}

/**
 * Whatever the actors of a screen do after it was left, they do for its owner or not at all: calls carry no other
 * person's token, and notices show to no other person. The session alone reports that it has ended; what that has left
 * undone is reported by the screen.
 */
export function bindToOwner<Notice extends { ended?: true }>(
  owner: string | null,
  session: Owners<Notice>,
): OwnerBound<Notice> {
  return {
    call: (operation, input, options) => session.callFor(owner)(operation, input, options),
    notify(notice) {
      const now = session.owner()
      if (!notice.ended && (owner === null || now === null || now === owner)) session.notify(notice)
    },
  }
}
