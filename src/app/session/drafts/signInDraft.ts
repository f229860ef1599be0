import { sessionLimits } from '../../../rules/session/sessionLimits.ts'
import type { Clock } from '../../../rules/time/clock.ts'

const key = 'portico.signInDraft'

/** The username of an unfinished sign-in, kept for a minute (000 section 9). */
export interface SignInDraft {
  save(username: string): void
  /** An empty text when there is none or its minute is over, in which case it is removed. */
  load(): string
}

/** Without storage, as in some private windows, nothing is kept. */
export function signInDraft(storage: () => Storage, clock: Clock): SignInDraft {
  return {
    save(username) {
      try {
        if (username === '') storage().removeItem(key)
        else storage().setItem(key, `${clock.now() + sessionLimits.signInDraft} ${username}`)
      } catch {}
    },
    load() {
      try {
        const [, until, username = ''] = /^(\d+) (.*)$/s.exec(storage().getItem(key) ?? '') ?? []
        if (Number(until) > clock.now()) return username
        storage().removeItem(key)
      } catch {}
      return ''
    },
  }
}
