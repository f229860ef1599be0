/** How many pop-ups there are at most (000 section 9). */
export const announcementLimits = { popUps: 3 } as const
