/** The bank behind the portal: fictional, and named in this one place. */
export const brand = {
  /** The portal's name, as in page titles. */
  name: 'Portico Developers',
  bank: 'Portico',
  legalName: 'Portico Bank',
  group: 'Portico Group',
  email: 'developers@portico.example',
  countries: ['Türkiye', 'Germany', 'Netherlands', 'Austria', 'Romania', 'Malta', 'Bahrain'],
  /** The Radix scales of the look. */
  accent: 'jade',
  gray: 'sage',
} as const
