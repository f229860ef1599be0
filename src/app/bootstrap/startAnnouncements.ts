import { announcementsAtom } from '../../ui/announcements/announcementsState.ts'
import { announcementsOf, dismissedAnnouncements } from '../actors/announcements.ts'
import { startActor } from '../actors/startActor.ts'
import type { PagePortal } from './portal.ts'

export function startAnnouncements(portal: PagePortal): void {
  const { recall, keep } = dismissedAnnouncements(() => localStorage)
  const actor = startActor(portal.environment, announcementsOf(portal, recall), {
    on: { 'dismissed.changed': ({ dismissed }) => keep(dismissed) },
  })
  portal.store.set(announcementsAtom, actor)
}
