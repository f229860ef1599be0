/** Messages of an application's rules (001 section 5). */
export const applicationMessages = {
  invalidIp: 'Invalid IP Address',
  repeatedIp: 'This IP address is already on the list',
  repeatedApi: 'This API is already on the list',
  iconTooBig: 'Icon size must be less than 100KB',
  iconTooWide: 'Icon must be at most 1024 × 1024 pixels',
  iconNotImage: 'Choose a PNG, JPEG, GIF or WebP image',
} as const
