import { announcementsAtom } from '../../../ui/announcements/announcementsActor.ts'
import { announcementsOf, dismissedAnnouncements } from '../../actors/announcements.ts'
import { startActor } from '../../actors/shared/startActor.ts'
import type { PagePortal } from './portal.ts'

export function startAnnouncements(portal: PagePortal): void {
  const { load, save } = dismissedAnnouncements(() => localStorage)
  const actor = startActor(portal.environment, announcementsOf(portal, load), {
    on: { 'dismissed.changed': ({ dismissed }) => save(dismissed) },
  })
  portal.store.set(announcementsAtom, actor)
}
