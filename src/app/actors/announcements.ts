import { array, is, string } from 'superstruct'
import { fromPromise } from 'xstate'
import { listAnnouncements } from '../../api/announcements.ts'
import { announcementsMachine } from '../../machines/announcements/announcements.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import type { Announcement } from '../../rules/announcements/announcements.ts'
import type { PagePortal } from '../bootstrap/portal.ts'
import { fromListener } from './fromListener.ts'

const key = 'portico.dismissedAnnouncements'

/** More than the bank ever shows at once; older ones cannot come back. */
const mostRemembered = 50

/** Which pop-ups were dismissed on this device; without storage they are forgotten with the page. */
export function dismissedAnnouncements(storage: () => Storage) {
  const recall = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return is(kept, array(string())) ? kept : []
    } catch {
      return []
    }
  }
  return {
    recall,
    /** Adds to what other tabs have kept. */
    keep(dismissed: readonly string[]) {
      try {
        const all = new Set([...recall(), ...dismissed])
        storage().setItem(key, JSON.stringify([...all].slice(-mostRemembered)))
      } catch {}
    },
  }
}

export function announcementsOf({ client }: PagePortal, recall: () => readonly string[]) {
  const actors = {
    loadDismissed: fromPromise(async () => recall()),
    loadAnnouncements: fromPromise<readonly Announcement[], void>(({ signal }) =>
      listAnnouncements(client.scoped({ signal })),
    ),
    watchDismissed: fromListener(({ sendBack }) => {
      const notify = () => sendBack({ type: 'popUps.dismissed', dismissed: recall() })
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) notify()
      }
      // In the page cache a page receives nothing.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) notify()
      }
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onPageShow)
      return () => {
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onPageShow)
      }
    }),
  } satisfies ActorsOf<typeof announcementsMachine>
  return announcementsMachine.provide({ actors })
}
