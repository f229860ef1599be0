import { is, type Struct } from 'superstruct'
import { readJson, writeJson } from '../../../rules/json/storedJson.ts'
import { sessionLimits } from '../../../rules/session/sessionLimits.ts'
import type { Clock } from '../../../rules/time/clock.ts'

const prefix = 'portico.formDraft.'

interface Draft {
  owner: string
  until: number
  value: unknown
}

const readDraft = (storage: () => Storage, key: string) => (readJson(storage, key) ?? undefined) as Draft | undefined

/**
 * What was typed into one form and not sent, kept in this tab for one developer, or shorter for nobody in particular (an empty
 * owner), from when the form was left; never a password or a key.
 */
export interface FormDraft<Value> {
  save(value: Value): void
  /** The form is left: the time that it is kept begins. */
  renew(): void
  /** What another page's form has kept since is not cleared: an answer may come long after its form was left. */
  clear(): void
  /** Undefined when there is none, its time is over, or it is somebody else's. */
  load(): Value | undefined
}

/** `form` names the form, `owner` the developer who types into it, whoever signs in meanwhile; without storage, as in some private windows, nothing is kept. */
export function formDraft<Value>(
  form: string,
  owner: string | null,
  struct: Struct<Value, unknown>,
  storage: () => Storage,
  clock: Clock,
): FormDraft<Value> {
  const key = prefix + form
  let known: string | undefined
  const read = () => {
    const draft = readDraft(storage, key)
    known = JSON.stringify(draft?.value)
    return draft?.owner === owner ? draft : undefined
  }
  const save = (value: unknown) => {
    if (owner === null) return
    const until = clock.now() + (owner === '' ? sessionLimits.anonymousDraft : sessionLimits.draft)
    if (writeJson(storage, key, { owner, until, value })) known = JSON.stringify(value)
  }
  return {
    save,
    renew() {
      const draft = read()
      if (draft) save(draft.value)
    },
    clear() {
      try {
        const before = known
        if (read() && (before === undefined || before === known)) storage().removeItem(key)
      } catch {}
    },
    load() {
      const draft = read()
      return draft && draft.until > clock.now() && is(draft.value, struct) ? draft.value : undefined
    },
  }
}

/** What was typed into the form of something that is gone. */
export function removeDraft(form: string, storage: () => Storage): void {
  try {
    storage().removeItem(prefix + form)
  } catch {}
}

/**
 * Removes what is kept no longer and, when somebody is signed in, what others than `owner` have typed, known or not: the tab
 * is theirs no longer.
 */
export function discardDrafts(owner: string | null, storage: () => Storage, clock: Clock): void {
  try {
    for (const key of Object.keys(storage()).filter((each) => each.startsWith(prefix))) {
      const draft = readDraft(storage, key)
      const isTheirs = owner === null || draft?.owner === owner
      if (!draft || draft.until <= clock.now() || !isTheirs) storage().removeItem(key)
    }
  } catch {}
}
