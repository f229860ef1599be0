export const announcementTexts = {
  title: 'Announcements',
  untitled: 'Announcement',
  intro: 'See what’s new on the platform, newest first.',
  updated: 'Updated',
  loading: 'Loading announcements',
  failed: 'Couldn’t load announcements',
  none: 'No announcements yet',
  noneHint: 'Changes to the platform appear here.',
} as const
