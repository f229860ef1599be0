export const popUpTexts = {
  untitled: 'Announcement',
  more: 'Read more',
  close: 'Close',
  region: 'Latest announcements',
  counter: (count: number) => (count === 1 ? '1 announcement' : `${count} announcements`),
} as const
