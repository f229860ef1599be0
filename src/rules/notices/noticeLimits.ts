/** How long a notice shows, in milliseconds, and how many show at once. */
export const noticeLimits = { shown: 6_000, atOnce: 3 } as const
