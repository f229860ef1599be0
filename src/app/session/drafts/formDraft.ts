import { is, type Struct } from 'superstruct'
import type { DraftStore } from '../../../rules/forms/draftStore.ts'
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

/** `form` names the form, `owner` the developer who types into it (empty for nobody in particular), whoever signs in meanwhile; without storage, as in some private windows, nothing is kept. */
export function formDraft<Value>(
  form: string,
  owner: string | null,
  struct: Struct<Value, unknown>,
  storage: () => Storage,
  clock: Clock,
): DraftStore<Value> {
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
