/** 001 section 9: a length in UTF-16 units. */
export const profileLimits = { currentPasswordMax: 30 } as const
