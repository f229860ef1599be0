/** 001 section 9: lengths in UTF-16 units, the file's bytes, milliseconds. */
export const applicationLimits = {
  name: 50,
  description: 255,
  redirectUri: 255,
  publicKey: 5_000,
  iconBytes: 102_400,
  /** Neither side of an icon is longer; the specification names no limit. */
  iconPixels: 1_024,
  privateKeyDisplay: 15_000,
} as const

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
