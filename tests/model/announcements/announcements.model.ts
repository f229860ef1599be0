import { announcementsMachine } from '../../../src/machines/announcements/announcements.machine.ts'
import type { Announcement } from '../../../src/rules/announcements/announcements.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const news: Announcement = {
  title: 'News',
  shortMessage: 'Read it',
  longMessage: 'All of it',
  updateDate: '2026-01-05T10:00:00.000Z',
}

const older: Announcement = { ...news, title: 'Older', updateDate: '2026-01-04T10:00:00.000Z' }
const all = [news, older]

export const announcementsModel: ModelSpec<typeof announcementsMachine> = {
  machine: announcementsMachine,
  events: {
    'announcements.reload': [{}],
    'announcements.read': [{}],
    'popUps.fold': [{}],
    'control.covered': [{}],
    'popUps.unfold': [{}],
    'popUp.dismiss': { first: { key: 'first' }, second: { key: 'second' } },
  },
  listeners: { watchDismissed: { 'popUps.dismissed': { second: { dismissed: ['second'] } } } },
  calls: {
    loadDismissed: [
      resolve<readonly string[], void>('some', ['first']),
      resolve<readonly string[], void>('none', []),
      reject('unreadable', { kind: 'unknown', message: 'no storage' }),
    ],
    loadAnnouncements: [
      resolve<readonly Announcement[], void>('loaded', all),
      resolve<readonly Announcement[], void>('none', []),
      reject('offline', problems.network),
    ],
  },
  expectations: {
    states: {
      restoring: { tags: ['busy'], cannot: ['popUp.dismiss(first)', 'announcements.reload'] },
      loading: { tags: ['busy'], withoutTags: ['failed'], cannot: ['popUp.dismiss(first)', 'announcements.reload'] },
      loaded: { withoutTags: ['busy', 'failed'], cannot: ['announcements.reload'], context: { problem: null } },
      'loaded.unfolded': { can: ['popUps.fold', 'control.covered'], cannot: ['popUps.unfold'] },
      'loaded.folded': { can: ['popUps.unfold'], cannot: ['popUps.fold', 'control.covered'] },
      'loaded.unfoldedAgain': { can: ['popUps.fold'], cannot: ['popUps.unfold', 'control.covered'] },
      failed: { tags: ['failed'], can: ['announcements.reload'], context: { problem: problems.network } },
    },
    steps: {
      'loadDismissed: some': { to: 'loading' },
      'loadDismissed: none': { to: 'loading' },
      'loadDismissed: unreadable': { to: 'loading' },
      'loadAnnouncements: loaded': { to: 'loaded.unfolded', context: { announcements: all }, emits: [] },
      'loadAnnouncements: none': { to: 'loaded.unfolded', context: { announcements: [] } },
      'loadAnnouncements: offline': { to: 'failed', emits: [] },
      'watchDismissed > popUps.dismissed(second)': { emits: [] },
      'popUps.fold': { to: 'loaded.folded', emits: [] },
      'control.covered': { to: 'loaded.folded', emits: [] },
      'popUps.unfold': { to: 'loaded.unfoldedAgain', emits: [] },
      'failed / announcements.reload': { to: 'loading' },
    },
  },
  journeys: {
    'one dismissed here, another one in another tab': [
      'loadDismissed: none',
      'loadAnnouncements: loaded',
      'popUp.dismiss(first)',
      'watchDismissed > popUps.dismissed(second)',
      'popUp.dismiss(second)',
    ],
    'what is read stays closed, the newest remembered longest': [
      'loadDismissed: some',
      'loadAnnouncements: loaded',
      'popUps.fold',
      'announcements.read',
      'announcements.read',
    ],
    'dismissed once, whatever is clicked': [
      'loadDismissed: none',
      'loadAnnouncements: loaded',
      'popUp.dismiss(first)',
      'popUp.dismiss(first)',
      'popUp.dismiss(second)',
    ],
  },
}
