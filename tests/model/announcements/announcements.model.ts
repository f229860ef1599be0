import { announcementsMachine } from '../../../src/machines/announcements/announcements.machine.ts'
import type { Announcement } from '../../../src/rules/announcements.ts'
import { problems } from '../../../src/rules/problem.ts'
import { type ModelSpec, reject, resolve } from '../../support/model/spec.ts'

const news: Announcement = {
  title: 'News',
  shortMessage: 'Read it',
  longMessage: 'All of it',
  updateDate: '2026-01-05T10:00:00.000Z',
}

export const announcementsModel: ModelSpec<typeof announcementsMachine> = {
  machine: announcementsMachine,
  events: {
    'announcements.reload': [{}],
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
      resolve<readonly Announcement[], void>('loaded', [news]),
      resolve<readonly Announcement[], void>('none', []),
      reject('offline', problems.network),
    ],
  },
  expectations: {
    states: {
      restoring: { tags: ['busy'], cannot: ['popUp.dismiss(first)', 'announcements.reload'] },
      loading: { tags: ['busy'], withoutTags: ['failed'], cannot: ['popUp.dismiss(first)', 'announcements.reload'] },
      loaded: { withoutTags: ['busy', 'failed'], cannot: ['announcements.reload'], context: { problem: null } },
      failed: { tags: ['failed'], can: ['announcements.reload'], context: { problem: problems.network } },
    },
    steps: {
      'loadDismissed: some': { to: 'loading' },
      'loadDismissed: none': { to: 'loading' },
      'loadDismissed: unreadable': { to: 'loading' },
      'loadAnnouncements: loaded': { to: 'loaded', context: { announcements: [news] }, emits: [] },
      'loadAnnouncements: none': { to: 'loaded', context: { announcements: [] } },
      'loadAnnouncements: offline': { to: 'failed', emits: [] },
      'watchDismissed > popUps.dismissed(second)': { emits: [] },
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
    'dismissed once, whatever is clicked': [
      'loadDismissed: none',
      'loadAnnouncements: loaded',
      'popUp.dismiss(first)',
      'popUp.dismiss(first)',
      'popUp.dismiss(second)',
    ],
  },
}
