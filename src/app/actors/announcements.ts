import { array, is, string } from 'superstruct'
import { fromPromise } from 'xstate'
import { listAnnouncements } from '../../api/announcements.ts'
import { announcementsMachine } from '../../machines/announcements/announcements.machine.ts'
import type { ActorsOf } from '../../machines/port.ts'
import { announcementLimits } from '../../rules/announcements/announcementLimits.ts'
import { readJson, writeJson } from '../../rules/json/storedJson.ts'
import type { PagePortal } from '../bootstrap/portal/portal.ts'
import { fromListener } from './shared/fromListener.ts'

const key = 'portico.dismissedAnnouncements'

/** Which pop-ups were dismissed on this device; without storage they are forgotten with the page. */
export function dismissedAnnouncements(storage: () => Storage) {
  const load = (): readonly string[] => {
    const stored = readJson(storage, key)
    return is(stored, array(string())) ? stored : []
  }
  return {
    load,
    /** Adds to what other tabs have stored. */
    save(dismissed: readonly string[]) {
      const all = new Set([...load(), ...dismissed])
      writeJson(storage, key, [...all].slice(-announcementLimits.dismissed))
    },
  }
}

export function announcementsOf({ client }: PagePortal, load: () => readonly string[]) {
  const actors = {
    loadDismissed: fromPromise(async () => load()),
    loadAnnouncements: fromPromise(({ signal }) => listAnnouncements(client.scoped({ signal }))),
    watchDismissed: fromListener(({ sendBack }) => {
      const notify = () => sendBack({ type: 'popUps.dismissed', dismissed: load() })
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
