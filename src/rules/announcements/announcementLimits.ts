export const announcementLimits = {
  /** At most at once (000 section 9). */
  popUps: 3,
  /** How many that were dismissed a device remembers: more than the bank ever shows at once; older ones cannot come back. */
  dismissed: 50,
} as const
