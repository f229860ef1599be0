import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { announcementsMachine } from '../../machines/announcements/announcements.machine.ts'

export type AnnouncementsActor = ActorRefFrom<typeof announcementsMachine>

/** The actor of the page, which starts after hydration. */
export const announcementsAtom = atom<AnnouncementsActor | null>(null)
