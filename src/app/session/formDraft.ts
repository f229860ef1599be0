import { is, type Struct } from 'superstruct'
import type { Clock } from '../../rules/clock.ts'

const prefix = 'portico.formDraft.'

/** Long enough to find the password and sign in again, in milliseconds. */
const kept = 3_600_000

/** What was typed into one form and not sent, kept for one developer in this tab; never a password or a key. */
export interface FormDraft<Value> {
  keep(value: Value): void
  forget(): void
  /** Undefined when there is none, its hour is over, or it is somebody else's. */
  recall(): Value | undefined
}

/** `form` names the form; without storage, as in some private windows, nothing is kept. */
export function formDraft<Value>(
  form: string,
  username: () => string | undefined,
  struct: Struct<Value, unknown>,
  storage: () => Storage,
  clock: Clock,
): FormDraft<Value> {
  const key = prefix + form
  const forget = () => {
    try {
      storage().removeItem(key)
    } catch {}
  }
  return {
    keep(value) {
      const owner = username()
      if (owner === undefined) return
      try {
        storage().setItem(key, JSON.stringify({ owner, until: clock.now() + kept, value }))
      } catch {}
    },
    forget,
    recall() {
      try {
        const draft = JSON.parse(storage().getItem(key) ?? 'null') as { owner: string; until: number; value: unknown }
        if (draft?.owner === username() && draft.until > clock.now() && is(draft.value, struct)) return draft.value
      } catch {}
      return undefined
    },
  }
}
