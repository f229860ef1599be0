import { array, enums, is, optional, string, type } from 'superstruct'
import { readJson, writeJson } from '../../rules/json/storedJson.ts'
import type { Outputs } from './portal/portal.ts'

const key = 'portico.notices'

const notices = array(
  type({
    variant: enums(['success', 'warning', 'error', 'info']),
    message: string(),
    source: string(),
    about: optional(string()),
  }),
)

type Notices = typeof notices.TYPE

/** Stores the notices that show for the document that this tab loads next. */
export function storeNotices(shown: Readonly<Notices>, storage: () => Storage): void {
  if (shown.length === 0) return
  writeJson(
    storage,
    key,
    shown.map(({ variant, message, source, about }) => ({ variant, message, source, about })),
  )
}

/** Shows once what the document before has stored. */
export function restoreNotices(notify: Outputs['notify'], storage: () => Storage): void {
  try {
    const stored = readJson(storage, key)
    storage().removeItem(key)
    if (is(stored, notices)) for (const notice of stored) notify(notice)
  } catch {}
}
