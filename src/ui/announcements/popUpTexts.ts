export const popUpTexts = {
  untitled: 'Announcement',
  more: 'Read more',
  close: 'Close',
  region: 'Platform news',
} as const
