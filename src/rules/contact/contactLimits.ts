/** 000 section 9: lengths in UTF-16 units. */
export const contactLimits = { subject: 100, message: 255 } as const
