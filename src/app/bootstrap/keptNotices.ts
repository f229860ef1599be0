import { array, enums, is, string, type } from 'superstruct'
import type { Outputs } from './portal.ts'

const key = 'portico.notices'

const notices = array(
  type({ variant: enums(['success', 'warning', 'error', 'info']), message: string(), source: string() }),
)

type Notices = typeof notices.TYPE

/** Keeps the notices that show for the document that this tab loads next. */
export function keepNotices(shown: Readonly<Notices>, storage: () => Storage): void {
  if (shown.length === 0) return
  const kept = shown.map(({ variant, message, source }) => ({ variant, message, source }))
  try {
    storage().setItem(key, JSON.stringify(kept))
  } catch {}
}

/** Shows once what the document before has kept. */
export function restoreNotices(notify: Outputs['notify'], storage: () => Storage): void {
  try {
    const kept = JSON.parse(storage().getItem(key) ?? '[]') as unknown
    storage().removeItem(key)
    if (is(kept, notices)) for (const notice of kept) notify(notice)
  } catch {}
}
