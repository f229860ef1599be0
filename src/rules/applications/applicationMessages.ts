/** Messages of an application's rules (001 section 5). */
export const applicationMessages = {
  invalidIp: 'Invalid IP Address',
  repeatedIp: 'This IP address is already on the list',
  iconTooBig: 'Icon size must be less than 100KB',
  iconTooWide: 'Icon must be at most 1024 × 1024 pixels',
  iconNotImage: 'Choose a PNG, JPEG, GIF or WebP image',
} as const

/** What an application’s changes are reported with once its form may be gone. */
export const applicationNotices = {
  refreshed: 'Client ID and secret have been replaced',
  unclearRefresh: (why: string) => `${why}. The client ID and secret may have changed. They are being reloaded.`,
  saved: 'Your application has been saved',
  unsaved: 'Your application wasn’t saved. Your changes are kept as a draft.',
  notRefreshed: 'The client ID and secret weren’t replaced.',
  deletedElsewhere: 'Your application was deleted elsewhere. Your changes can’t be saved.',
} as const
